import type { ArchiveGameDetails } from '@kga/contracts';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

type Step = {
  kind: ArchiveGameDetails['events'][number]['kind'] | 'released';
  date: string;
  sourceUrl: string | null;
};

/** The steps of a game's life in their order. */
export function lifeOf({ releaseDate, events }: ArchiveGameDetails): Step[] {
  const release: Step[] =
    releaseDate === null ? [] : [{ kind: 'released', date: releaseDate, sourceUrl: null }];
  return [...release, ...events].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

/** From release to the end and beyond: each step with its date and its source. */
export function LifeLine({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  if (game.events.length === 0) return null;
  return (
    <section aria-labelledby="life-line" className="mt-10">
      <h2 id="life-line" className="text-2xl">
        {t('life.title')}
      </h2>
      <ol className="mt-4 border-s-2 border-edge">
        {lifeOf(game).map(({ kind, date, sourceUrl }) => (
          <li key={`${kind} ${date}`} className="relative py-2 ps-6">
            <span
              aria-hidden="true"
              className="absolute -start-[7px] top-4 size-3 rounded-full bg-ink"
            />
            <p className="font-semibold">{t(`life.${kind}`)}</p>
            <p className="text-muted">
              <time dateTime={date}>{formats.partialDate(date)}</time>
              {sourceUrl !== null && (
                <>
                  {' · '}
                  <a href={sourceUrl} rel="noreferrer">
                    {t('life.source')}
                  </a>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
