import { type ReviewedGame, campaign, pathTo } from '@kga/contracts';
import { Badge } from '@kga/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { BackLink } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { reviewedGameQuery } from '../queries.ts';
import { Duplicates } from '../review/duplicates.tsx';
import { ReviewForm } from '../review/review-form.tsx';

/** Where moderators compare a submitted game with the archive, correct it and decide. */
export function ReviewGamePage() {
  const { t } = useTranslation('reviewArchive');
  const { id = '' } = useParams();
  const game = useQuery(reviewedGameQuery(id));
  if (game.data) return <Review game={game.data} />;
  if (game.data === null) return <NotFoundPage />;
  return <PageState namespace="reviewArchive" query={game} failed={t('failed')} />;
}

function Review({ game }: { game: ReviewedGame }) {
  const { t } = useTranslation('reviewArchive');
  const formats = useLocalFormats();
  const { name, status, createdAt, revision, coverUrl, coverSource } = game;
  usePageHead({
    title: `${name} · ${t('title')} · ${campaign.brand}`,
    description: t('description'),
    hidden: true,
  });
  return (
    <div className="column-data pt-8 sm:pt-14">
      <BackLink to={pathTo('moderation')}>{t('back')}</BackLink>
      <h1 className="[overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </h1>
      <p className="mt-3">
        <Badge tone={status === 'pending' ? 'notice' : 'plain'}>{t(`status.${status}`)}</Badge>
      </p>
      <p className="mt-3 max-w-text text-lg text-muted">
        {t('lead', { day: formats.day(createdAt) })}
      </p>
      {coverUrl !== null && <img src={coverUrl} alt={t('cover')} className="mt-4 h-48" />}
      {coverSource !== null && (
        <p className="mt-2 text-sm text-muted [overflow-wrap:anywhere]">
          {t('cover')}: {coverSource}
        </p>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="facts">
          <h2 id="facts" className="mb-4 text-2xl">
            {t('facts')}
          </h2>
          <ReviewForm key={revision} game={game} />
        </section>
        <Duplicates game={game} />
      </div>
    </div>
  );
}
