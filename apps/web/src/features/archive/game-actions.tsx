import {
  type ArchiveGame,
  type GameLike,
  createGameLike,
  deleteGameLike,
  getGameFollow,
  getGameLike,
  pathTo,
  shortGameName,
  updateGameFollow,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { Link } from 'react-router-dom';

import { ensureRegistered } from '../../auth/guest/ensure-registered.ts';
import { useAuth, useVisitorId } from '../../auth/use-auth.ts';
import { isModerator } from '../../auth/user.ts';
import { useErrorToast } from '../../components/errors/use-error-messages.ts';
import { ShareButton } from '../../components/share/share-button.tsx';
import { FollowButton } from '../../content/follow-button.tsx';
import { call, urlOf } from '../../lib/api.ts';
import { useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** What visitors can do with a game: like, follow, share and correct it, and read on. */
export function GameActions({ game }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  const { user } = useAuth();
  const language = useLanguage();
  const { id, name } = game;
  const ofGame = { query: { q: shortGameName(name), languages: 'all' } };
  return (
    <div className="no-print mt-10 flex flex-wrap gap-3">
      <LikeButton game={game} />
      <FollowButton
        url={urlOf(getGameFollow.url, { params: { id } })}
        load={(options) => call(getGameFollow, { params: { id } }, options)}
        update={(body) => call(updateGameFollow, { params: { id }, body })}
        messages={t('follow', { returnObjects: true })}
        busyLabel={t('follow.saving')}
        of={name}
      />
      <ShareButton
        label={t('game.share')}
        shared={{
          kind: 'game',
          id,
          title: name,
          path: pathTo('archiveGame', { id }),
          language,
        }}
      />
      <Button asChild variant="quiet">
        <Link to={pathTo('correctGame', { id })}>{t('game.correct')}</Link>
      </Button>
      {isModerator(user) && (
        <Button asChild variant="quiet">
          <Link to={pathTo('reviewGame', { id })}>{t('game.moderate')}</Link>
        </Button>
      )}
      <Button asChild variant="quiet">
        <Link to={urlOf(pathTo('stories'), ofGame)}>{t('game.stories')}</Link>
      </Button>
      <Button asChild variant="quiet">
        <Link to={urlOf(pathTo('search'), ofGame)}>{t('game.everything')}</Link>
      </Button>
    </div>
  );
}

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
function LikeButton({ game: { id, name, likeCount } }: { game: ArchiveGame }) {
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
