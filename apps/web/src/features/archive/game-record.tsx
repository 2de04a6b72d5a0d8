import { type ArchiveGameDetails, platformNames } from '@kga/contracts';
import type { ReactNode } from 'react';

import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { yearsBetween } from './game-summary.tsx';

export function YearsAlive({
  game: { releaseDate, shutdownDate, status },
}: {
  game: ArchiveGameDetails;
}) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  if (releaseDate === null || shutdownDate === null || status === 'announced') return null;
  const years = yearsBetween(releaseDate, shutdownDate);
  return years !== undefined && <span>{t('game.alive', counted(formats, years))}</span>;
}

export function Facts({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const date = (value: string | null) => value !== null && formats.partialDate(value);
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact label={t('game.developer')}>{game.developer}</Fact>
      <Fact label={t('game.publisher')}>{game.publisher}</Fact>
      <Fact label={t('game.released')}>{date(game.releaseDate)}</Fact>
      <Fact label={t(game.status === 'announced' ? 'game.willShutDown' : 'game.shutDown')}>
        {date(game.shutdownDate)}
      </Fact>
      <Fact label={t('filter.genre')}>{game.genre && t(`genre.${game.genre}`)}</Fact>
      <Fact label={t('game.platforms')}>
        {game.platforms.length > 0 &&
          formats.list(game.platforms.map((platform) => platformNames[platform]))}
      </Fact>
    </dl>
  );
}

/** A fact that is not known is left out. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === false) return null;
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

export function Sources({ sources }: { sources: readonly string[] }) {
  const { t } = useTranslation('archive');
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="mt-10">
      <h2 id="sources" className="text-2xl">
        {t('game.sources')}
      </h2>
      <ul className="mt-2 grid gap-1">
        {sources.map((source) => (
          <li key={source}>
            <a
              href={source}
              rel="noreferrer"
              className="inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
            >
              {source.replace(/^https?:\/\/(?:www\.)?/, '')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
