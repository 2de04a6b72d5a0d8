import { type ArchiveGameDetails, campaign, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { BackLink } from '../../../components/list-page.tsx';
import { MovedPage } from '../../../components/moved-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CorrectionForm } from '../correct/correction-form.tsx';
import { gameQuery } from '../queries.ts';

/** Where members and guests suggest a correction of a game. */
export function CorrectGamePage() {
  const { t } = useTranslation('correctArchive');
  const { id = '' } = useParams();
  const game = useQuery(gameQuery(id));
  if (game.data && game.data.id !== id) {
    return <MovedPage to={pathTo('correctGame', { id: game.data.id })} />;
  }
  if (game.data) return <CorrectGame key={id} game={game.data} />;
  if (game.data === null) return <NotFoundPage />;
  return <PageState namespace="correctArchive" query={game} failed={t('failed')} />;
}

function CorrectGame({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('correctArchive');
  const [isDone, setDone] = useState(false);
  const path = pathTo('archiveGame', { id: game.id });
  usePageHead({
    title: `${t('of', { name: game.name })} · ${campaign.brand}`,
    description: t('description'),
    hidden: true,
  });
  return (
    <div className="memorial memorial-page">
      <div className="column-text pt-8 sm:pt-14">
        <BackLink to={path}>{t('back')}</BackLink>
        {isDone ? (
          <div className="border-y border-line py-10">
            <h1 tabIndex={-1} ref={(heading) => heading?.focus()} className="outline-none">
              {t('done.title')}
            </h1>
            <p className="mt-3 text-lg text-muted">{t('done.text')}</p>
            <Button asChild className="mt-6">
              <Link to={path}>{t('back')}</Link>
            </Button>
          </div>
        ) : (
          <>
            <h1>{t('of', { name: game.name })}</h1>
            <p className="mt-3 text-lg text-muted">{t('lead')}</p>
            <div className="mt-8">
              <CorrectionForm game={game} onDone={() => setDone(true)} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
