import {
  type ArchiveGame,
  type GameLike,
  createGameLike,
  deleteGameLike,
  getGameLike,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';

import { ensureRegistered } from '../../auth/guest/ensure-registered.ts';
import { useAuth, useVisitorId } from '../../auth/use-auth.ts';
import { useErrorToast } from '../../components/errors/use-error-messages.ts';
import { call, urlOf } from '../../lib/api.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

const likeQuery = (id: string, visitor: string) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getGameLike.url, { params }), visitor],
    queryFn: async ({ signal }) => {
      await ensureRegistered(visitor);
      return call(getGameLike, { params }, { signal });
    },
    refetchOnMount: 'always',
  });
};

/** How many like a game. Guests and members can like it once and take that back. */
export function LikeButton({ game: { id, name, likeCount } }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  const { integer } = useFormats();
  const { user } = useAuth();
  const visitor = useVisitorId() ?? '';
  const query = likeQuery(id, visitor);
  const { data } = useQuery({ ...query, enabled: visitor !== '' });
  const like = data ?? { liked: false, likeCount };
  const toggle = useToggle(id, { visitor, like });
  const text = `${t('game.like')} ${integer(like.likeCount)}`;
  return (
    <Button
      aria-pressed={like.liked}
      aria-label={`${text}: ${name}`}
      disabled={!data || (user !== null && user.suspended !== null)}
      onClick={toggle}
    >
      <Heart
        aria-hidden="true"
        className={`size-4 shrink-0 ${like.liked ? 'fill-signal text-signal' : ''}`}
      />
      <span className="tabular">{text}</span>
    </Button>
  );
}

/** Toggles the like at once on the page, and back if the server refuses. */
function useToggle(id: string, { visitor, like }: { visitor: string; like: GameLike }): () => void {
  const client = useQueryClient();
  const showError = useErrorToast();
  const { queryKey } = likeQuery(id, visitor);
  const params = { id };
  const change = useMutation({
    mutationFn: (liked: boolean) => call(liked ? createGameLike : deleteGameLike, { params }),
    onMutate: async (liked) => {
      await client.cancelQueries({ queryKey });
      const shown = { liked, likeCount: like.likeCount + (liked ? 1 : -1) };
      client.setQueryData<GameLike | null>(queryKey, shown);
      return like;
    },
    onSuccess: (changed) => client.setQueryData<GameLike | null>(queryKey, changed),
    onError: (error, _liked, before = like) => {
      client.setQueryData<GameLike | null>(queryKey, before);
      showError(error);
    },
  });
  return () => {
    if (!change.isPending) change.mutate(!like.liked);
  };
}
