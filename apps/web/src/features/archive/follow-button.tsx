import { type ArchiveGame, type User, getGameFollow, updateGameFollow } from '@kga/contracts';
import { useToast } from '@kga/ui/toast';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';

import { useAuth } from '../../auth/use-auth.ts';
import { ActionButton } from '../../components/action-button.tsx';
import { call, urlOf } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';

const followQuery = (id: string, userId: string) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getGameFollow.url, { params }), userId],
    queryFn: ({ signal }) => call(getGameFollow, { params }, { signal }),
  });
};

/** Members follow a game, so that changes of its status and dates are sent by email. */
export function FollowButton({ game }: { game: ArchiveGame }) {
  const { user } = useAuth();
  return user !== null && user.suspended === null && <Follow game={game} user={user} />;
}

function Follow({ game: { id, name }, user }: { game: ArchiveGame; user: User }) {
  const { t } = useTranslation('correctArchive');
  const { show } = useToast();
  const client = useQueryClient();
  const query = followQuery(id, user.id);
  const { data } = useQuery(query);
  if (!data) return null;
  const Icon = data.following ? BellOff : Bell;
  const body = { following: !data.following };
  const label = t(data.following ? 'follow.stop' : 'follow.start');
  return (
    <ActionButton
      aria-label={`${label}: ${name}`}
      busyLabel={t('follow.saving')}
      act={() => call(updateGameFollow, { params: { id }, body })}
      onDone={(follow) => {
        client.setQueryData(query.queryKey, follow);
        const description = t(user.emailVerified ? 'follow.onText' : 'follow.unverified');
        show({
          title: t(follow.following ? 'follow.on' : 'follow.off'),
          tone: 'success',
          ...(follow.following && { description }),
        });
      }}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </ActionButton>
  );
}
