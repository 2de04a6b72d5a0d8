// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveGameDetails } from '@kga/contracts/archive';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

type Step = {
  kind: ArchiveGameDetails['events'][number]['kind'] | 'released' | 'ends';
  date: string;
  sourceUrl: string | null;
};

const order = [
  'released',
  'announced',
  'sales_ended',
  'servers_off',
  'ends',
  'playable_again',
] as const satisfies readonly Step['kind'][];

/** Of a month or a year: its start for what comes before the end, else its last possible day. */
const placeOf = ({ kind, date }: Step): string =>
  kind === 'released' || kind === 'announced' ? date : `${date}-99-99`.slice(0, 10);

type Life = Pick<ArchiveGameDetails, 'releaseDate' | 'shutdownDate' | 'status' | 'events'>;

/** The steps of a game's life in their order, the announced end among them. */
export function lifeOf({ releaseDate, shutdownDate, status, events }: Life): Step[] {
  const steps: Step[] = [...events];
  if (releaseDate !== null) steps.push({ kind: 'released', date: releaseDate, sourceUrl: null });
  if (status === 'announced' && shutdownDate !== null) {
    steps.push({ kind: 'ends', date: shutdownDate, sourceUrl: null });
  }
  return steps.toSorted((one, other) => {
    const [place, otherPlace] = [placeOf(one), placeOf(other)];
    if (place !== otherPlace) return place < otherPlace ? -1 : 1;
    return order.indexOf(one.kind) - order.indexOf(other.kind);
  });
}

const marks = {
  released: 'bg-ink',
  announced: 'bg-ink',
  sales_ended: 'bg-ink',
  servers_off: 'bg-signal',
  ends: 'bg-signal',
  playable_again: 'bg-step-green',
} as const satisfies Record<Step['kind'], string>;

/** From release to the end and beyond: each step with its date and its source; down the page on phones. */
export function LifeLine({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const steps = lifeOf(game);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="life-line" className="mt-5">
      <h2 id="life-line" className="sr-only">
        {t('life.title')}
      </h2>
      <ol className="max-sm:border-s-2 max-sm:border-edge sm:flex sm:border-t-2 sm:border-edge">
        {steps.map(({ kind, date, sourceUrl }) => (
          <li
            key={`${kind} ${date} ${sourceUrl}`}
            className="relative min-w-0 grow basis-0 max-sm:py-1.5 max-sm:ps-5 sm:pt-4 sm:pe-3"
          >
            <span
              aria-hidden="true"
              className={`absolute size-3 rounded-full max-sm:-start-[7px] max-sm:top-4 sm:-top-[7px] sm:start-0 ${marks[kind]}`}
            />
            <p className="leading-tight font-semibold">{t(`life.${kind}`)}</p>
            <p className="text-sm text-muted">
              <time dateTime={date}>{formats.partialDate(date)}</time>
              {sourceUrl !== null && (
                <>
                  {' · '}
                  <a
                    href={sourceUrl}
                    rel="noreferrer"
                    aria-label={`${t('life.source')}: ${t(`life.${kind}`)}`}
                  >
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
