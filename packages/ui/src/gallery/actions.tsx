// SPDX-License-Identifier: AGPL-3.0-or-later
import { Heart } from 'lucide-react';
import { useState } from 'react';

import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { TextLink } from '../link.tsx';
import { Group, Row } from './group.tsx';

/** Buttons and links. */
export function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <Group title="Button and link">
      <Row>
        <Button variant="signal">Sign the petition</Button>
        <Button>View progress</Button>
        <Button variant="quiet">Cancel</Button>
      </Row>
      <Row>
        <Button size="small">Small</Button>
        <Button size="medium">Medium</Button>
        <Button size="large" variant="signal">
          Large
        </Button>
        <Button size="icon" aria-label="Like">
          <Heart aria-hidden="true" className="size-5" />
        </Button>
      </Row>
      <Row>
        <Button disabled>Disabled</Button>
        <Button disabled variant="signal">
          Disabled
        </Button>
        <Button busy busyLabel="Sending" variant="signal">
          Send my report
        </Button>
        <Button busy={busy} busyLabel="Refreshing" onClick={() => setBusy(true)}>
          Press to be busy
        </Button>
      </Row>
      <div className="max-w-56">
        <Button variant="signal">Europäische Bürgerinitiative jetzt unterzeichnen</Button>
      </div>
      <Row>
        <Button asChild>
          <a href="#button">A link as a button</a>
        </Button>
        <TextLink href="#link" variant="standalone">
          All news
        </TextLink>
      </Row>
    </Group>
  );
}

export function Badges() {
  return (
    <Group title="Badge">
      <Row>
        <Badge>Policy</Badge>
        <Badge tone="live">Live Data</Badge>
        <Badge tone="notice">Sample data</Badge>
        <Badge tone="signal">Closes today</Badge>
      </Row>
    </Group>
  );
}
