import type { ArchiveGame } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { useClientValue } from '../../lib/browser.ts';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { daysBetween } from './game-dates.tsx';
import { GameHeading } from './game-heading.tsx';
import { upcomingQuery } from './queries.ts';

/** The games whose end is announced, the next one first. Nothing is shown where there are none. */
export function EndingSoon() {
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
