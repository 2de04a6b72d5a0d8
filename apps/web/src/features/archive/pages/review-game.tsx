// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ReviewedGame } from '@kga/contracts/archive';
import { campaign, pathTo } from '@kga/contracts/core';
import { undoDecision } from '@kga/contracts/moderation';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';

import { BackLink } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { useErrorToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { refetchUserContent } from '../../../lib/freshness.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { reviewedGameQuery } from '../submissions/queries.ts';
import { Duplicates, ReviewForm } from '../submissions/review-form.tsx';

/** Where moderators compare a submitted game with the archive, correct it and decide. */
export function ReviewGamePage() {
  const { t } = useTranslation('archive');
  const { id = '' } = useParams();
  const game = useQuery(reviewedGameQuery(id));
  if (game.data) return <Review game={game.data} />;
  if (game.data === null) return <NotFoundPage />;
  return <PageState namespace="archive" query={game} failed={t('game.failed')} />;
}

const leads = {
  pending: 'pending',
  published: 'published',
  hidden: 'closed',
  rejected: 'closed',
} as const satisfies Record<ReviewedGame['status'], string>;

function Review({ game }: { game: ReviewedGame }) {
  const { t } = useTranslation('writeArchive');
  const formats = useLocalFormats();
  const { name, status, createdAt, revision, coverUrl, coverSource } = game;
  usePageHead({
    title: `${name} · ${t('review.title')} · ${campaign.brand}`,
    description: t('review.description'),
    hidden: true,
  });
  return (
    <div className="column-data pt-8 sm:pt-14">
      <BackLink to={pathTo('moderation')}>{t('review.back')}</BackLink>
      <h1 className="[overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </h1>
      <p className="mt-3">
        <Badge tone={status === 'pending' ? 'notice' : 'plain'}>
          {t(`review.status.${status}`)}
        </Badge>
      </p>
      <p className="mt-3 max-w-text text-lg text-muted">
        {t(`review.lead.${leads[status]}`, { day: formats.day(createdAt) })}
      </p>
      {game.mergedInto && <Merge game={game} into={game.mergedInto} />}
      {coverUrl !== null && <img src={coverUrl} alt={t('review.cover')} className="mt-4 h-48" />}
      {coverSource !== null && (
        <p className="mt-2 text-sm text-muted [overflow-wrap:anywhere]">
          {t('review.cover')}: {coverSource}
        </p>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="facts">
          <h2 id="facts" className="mb-4 text-2xl">
            {t('review.facts')}
          </h2>
          <ReviewForm key={revision} game={game} />
        </section>
        <Duplicates game={game} />
      </div>
    </div>
  );
}

type MergeProps = { game: ReviewedGame; into: NonNullable<ReviewedGame['mergedInto']> };

/** The game that this one was merged into, and a button that undoes it where that is possible. */
function Merge({ game: { id, undoableMerge: decision }, into }: MergeProps) {
  const { t } = useTranslation('writeArchive');
  const client = useQueryClient();
  const { show } = useToast();
  const showError = useErrorToast();
  const undo = useMutation({
    mutationFn: (params: { id: string }) => call(undoDecision, { params }),
    onSuccess: async () => {
      show({ title: t('review.undone'), tone: 'success' });
      await refetchUserContent(client);
      await client.invalidateQueries({ queryKey: reviewedGameQuery(id).queryKey });
    },
    onError: showError,
  });
  return (
    <div className="mt-4 border-s-2 border-ink ps-4">
      <p className="[overflow-wrap:anywhere]">
        {t('review.mergedInto')}{' '}
        <Link to={pathTo('archiveGame', { id: into.id })}>
          <bdi>{into.name}</bdi>
        </Link>
      </p>
      {decision !== null && (
        <>
          <Button
            className="mt-2"
            busy={undo.isPending}
            busyLabel={t('review.undoing')}
            onClick={() => undo.mutate({ id: decision })}
          >
            {t('review.undoMerge')}
          </Button>
          <p className="mt-2 max-w-text text-sm text-muted">{t('review.undoHint')}</p>
        </>
      )}
    </div>
  );
}
