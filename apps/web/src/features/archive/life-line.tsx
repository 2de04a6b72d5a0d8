import type { ArchiveGameDetails } from '@kga/contracts';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

type Step = {
  kind: ArchiveGameDetails['events'][number]['kind'] | 'released';
  date: string;
  sourceUrl: string | null;
};

const order = [
  'released',
  'announced',
  'sales_ended',
  'servers_off',
  'playable_again',
] as const satisfies readonly Step['kind'][];

/** Of a month or a year: its start for what comes before the end, else its last possible day. */
const placeOf = ({ kind, date }: Step): string =>
  kind === 'released' || kind === 'announced' ? date : `${date}-99-99`.slice(0, 10);

/** The steps of a game's life in their order. */
export function lifeOf({
  releaseDate,
  events,
}: Pick<ArchiveGameDetails, 'releaseDate' | 'events'>): Step[] {
  const release: Step[] =
    releaseDate === null ? [] : [{ kind: 'released', date: releaseDate, sourceUrl: null }];
  return [...release, ...events].toSorted((one, other) => {
    const [place, otherPlace] = [placeOf(one), placeOf(other)];
    if (place !== otherPlace) return place < otherPlace ? -1 : 1;
    return order.indexOf(one.kind) - order.indexOf(other.kind);
  });
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
          <li key={`${kind} ${date} ${sourceUrl}`} className="relative py-2 ps-6">
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
