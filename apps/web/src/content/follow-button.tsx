// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { useToast } from '@kga/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import type { ComponentProps } from 'react';

import { useAuth } from '../auth/use-auth.ts';
import { ActionButton } from '../components/action-button.tsx';

type Follow = { following: boolean };

type FollowButtonProps = Pick<ComponentProps<typeof ActionButton>, 'size' | 'busyLabel'> & {
  /** URL that `load` requests; with the member the key of the query. */
  url: string;
  load: (options: { signal: AbortSignal }) => Promise<Follow | null>;
  update: (follow: Follow) => Promise<Follow | null>;
  messages: Record<'start' | 'stop' | 'on' | 'onText' | 'unverified' | 'off', string>;
  /** Distinguishes it from others on the page, for screen readers. */
  of?: string;
};

/** Members follow an item, so that what changes is sent by email, or stop that. */
export function FollowButton(props: FollowButtonProps) {
  const { user } = useAuth();
  return user !== null && user.suspended === null && <Follow {...props} user={user} />;
}

function Follow({
  url,
  load,
  update,
  messages,
  of,
  user,
  ...button
}: FollowButtonProps & { user: User }) {
  const { show } = useToast();
  const client = useQueryClient();
  const queryKey = [url, user.id];
  const { data } = useQuery({ queryKey, queryFn: load });
  if (!data) return null;
  const Icon = data.following ? BellOff : Bell;
  const label = data.following ? messages.stop : messages.start;
  return (
    <ActionButton
      {...button}
      {...(of !== undefined && { 'aria-label': `${label}: ${of}` })}
      act={() => update({ following: !data.following })}
      onDone={(follow) => {
        client.setQueryData(queryKey, follow);
        const following = follow?.following === true;
        show({
          title: following ? messages.on : messages.off,
          tone: 'success',
          ...(following && {
            description: user.emailVerified ? messages.onText : messages.unverified,
          }),
        });
      }}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </ActionButton>
  );
}
