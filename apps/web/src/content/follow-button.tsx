// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import type { MarkEndpoints } from '@kga/contracts/content';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { Bell, BellOff } from 'lucide-react';
import type { ComponentProps } from 'react';

import { useAuth } from '../auth/use-auth.ts';
import { useMark } from './use-mark.ts';

type FollowButtonProps = Pick<ComponentProps<typeof Button>, 'size'> & {
  mark: MarkEndpoints;
  id: string;
  messages: Record<'start' | 'stop' | 'on' | 'onText' | 'unverified' | 'off', string>;
  /** Distinguishes it from others on the page, for screen readers. */
  of?: string;
};

/** Members follow an item, so that what changes is sent by email, or stop that. */
export function FollowButton(props: FollowButtonProps) {
  const { user } = useAuth();
  return user !== null && user.suspended === null && <Follow {...props} user={user} />;
}

function Follow({ mark, id, messages, of, user, ...button }: FollowButtonProps & { user: User }) {
  const { show } = useToast();
  const { isSet, canToggle, toggle } = useMark(mark, {
    params: { id },
    onSaved: (following) =>
      show({
        title: following ? messages.on : messages.off,
        tone: 'success',
        ...(following && {
          description: user.emailVerified ? messages.onText : messages.unverified,
        }),
      }),
  });
  if (!canToggle) return null;
  const Icon = isSet ? BellOff : Bell;
  const label = isSet ? messages.stop : messages.start;
  return (
    <Button
      {...button}
      {...(of !== undefined && { 'aria-label': `${label}: ${of}` })}
      onClick={toggle}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </Button>
  );
}
