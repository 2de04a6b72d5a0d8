import {
  type ArchiveGame,
  exportGamesCsv,
  exportGamesJson,
  getArchiveCalendar,
  getArchiveFeed,
  pathTo,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { PageHeader } from '../../../components/list-page.tsx';
import { useClientValue } from '../../../lib/browser.ts';
import { HydrateWhenNear, lateSection } from '../../../lib/hydrate-when-near.tsx';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { daysBetween, GameHeading } from '../game-summary.tsx';
import { upcomingQuery } from '../queries.ts';
import { ShutdownsByYear } from '../shutdowns-by-year.tsx';

export const LateGames = lateSection(async () => (await import('../game-list.tsx')).Games);

/** The games that were shut down, with filters; above them what ends next and when the others did. */
export function ArchivePage() {
  const { t } = useTranslation('archive');
  return (
    <div className="memorial memorial-page">
      <div className="column-data pt-8 sm:pt-14">
        <PageHeader title={<h1>{t('title')}</h1>} lead={t('lead')} action={<SubmitPrompt />} />
        <ShutdownsByYear />
        <EndingSoon />
        <HydrateWhenNear of={LateGames} />
        <OpenData />
      </div>
    </div>
  );
}

/** Asks for games that the archive lacks. */
function SubmitPrompt() {
  const { t } = useTranslation('archive');
  return (
    <div className="no-print">
      <p className="mb-2 text-muted">{t('submit.prompt')}</p>
      <Button asChild>
        <Link to={pathTo('archiveSubmit')}>{t('submit.title')}</Link>
      </Button>
    </div>
  );
}

/** The games whose end is announced, the next one first. Nothing is shown where there are none. */
function EndingSoon() {
  const { t } = useTranslation('archive');
  const { data = [] } = useQuery(upcomingQuery());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="ending-soon" className="mt-10">
      <h2 id="ending-soon" className="text-2xl">
        {t('soon.title')}
      </h2>
      <p className="mt-2 max-w-text text-muted">{t('soon.text')}</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((game) => (
          <EndingGame key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function EndingGame({ game }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const { shutdownDate } = game;
  // Pages are cached, so that the server does not count.
  const today = useClientValue(() => new Date().toISOString().slice(0, 10), '');
  const days = shutdownDate === null ? undefined : daysBetween(today, shutdownDate);
  return (
    <li className="relative flex min-w-0 flex-col rounded border-s-4 border-signal bg-raised p-5">
      <GameHeading game={game} />
      <p className="mt-3 min-h-[1lh] font-heading text-2xl font-bold tabular">
        {days === 0 && t('soon.today')}
        {days !== undefined && days > 0 && t('soon.days', counted(formats, days))}
      </p>
      {shutdownDate !== null && (
        <p className="text-sm text-muted">{formats.partialDate(shutdownDate)}</p>
      )}
    </li>
  );
}

function OpenData() {
  const { t } = useTranslation('archive');
  const files = [
    { href: exportGamesJson.url, label: 'JSON' },
    { href: exportGamesCsv.url, label: 'CSV' },
    { href: getArchiveCalendar.url, label: t('data.calendar') },
    { href: getArchiveFeed.url, label: t('data.feed') },
  ];
  return (
    <section aria-labelledby="open-data" className="no-print mt-16 border-t border-line pt-6">
      <h2 id="open-data" className="text-xl">
        {t('data.title')}
      </h2>
      <p className="mt-2 max-w-text text-muted">{t('data.text')}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {files.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center font-semibold">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
