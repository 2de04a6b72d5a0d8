// SPDX-License-Identifier: AGPL-3.0-or-later
import { useState } from 'react';

import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { EmptyPanel } from '../empty-panel.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import { Notice } from '../notice.tsx';
import { Skeleton, SkeletonText } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { Group, Row } from './group.tsx';

export function People() {
  return (
    <Group title="People">
      <Row>
        <Avatar src={null} initial="A" />
        <Avatar src="/icon-192.png" initial="K" />
        <Avatar src={null} initial="李" size="large" />
      </Row>
      <Notice
        tone="caution"
        title="Verify your address"
        action={<Button size="small">Send again</Button>}
      >
        A mail with a link is on its way.
      </Notice>
      <Notice tone="success">The address is verified.</Notice>
    </Group>
  );
}

export function Waits() {
  return (
    <Group title="Waiting">
      <Row>
        <Spinner label="Loading" />
        <Spinner label="Loading the page" size="large" />
      </Row>
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-16 w-2/3" />
        <SkeletonText lines={3} />
      </div>
    </Group>
  );
}

export function Panels() {
  const [retrying, setRetrying] = useState(false);
  return (
    <Group title="Panels">
      <ErrorPanel
        title="Unable to load petition data"
        text="The server did not answer."
        retryLabel="Retry"
        retryingLabel="Trying again"
        retrying={retrying}
        onRetry={() => setRetrying(true)}
      />
      <EmptyPanel
        title="No News Articles Found"
        text="Try other words or another category."
        action={<Button>Show all news</Button>}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Card as="article">
          <Badge>Industry</Badge>
          <h3 className="mt-3">A ruled card hangs from a line</h3>
          <p className="mt-2 text-muted">Columns of these read like a page of a newspaper.</p>
        </Card>
        <Card as="article">
          <Badge>Consumer</Badge>
          <h3 className="mt-3">The card beside it</h3>
        </Card>
      </div>
    </Group>
  );
}
