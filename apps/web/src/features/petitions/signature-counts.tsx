import type { Petition, getSignatureCounts } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { SmallLoadState } from '../../components/small-load-state.tsx';
import type { CallResult } from '../../lib/api.ts';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { Part } from './petition-parts.tsx';
import { signatureCountsQuery } from './queries.ts';

type Day = { day: string; signatureCount: number };

/** Countries that are named; the others are added up. */
const countriesMax = 10;

/** Days that the picture shows, up to the last one with signatures. */
const daysMax = 60;

const dayMs = 86_400_000;

/** Each day from the first to the last one with signatures, those without any too. */
function everyDay(days: readonly Day[]): Day[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const counts = new Map(days.map(({ day, signatureCount }) => [day, signatureCount]));
  const end = Date.parse(last.day);
  const begin = Math.max(Date.parse(first.day), end - (daysMax - 1) * dayMs);
  return Array.from({ length: (end - begin) / dayMs + 1 }, (_, index) => {
    const day = new Date(begin + index * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
    return { day, signatureCount: counts.get(day) ?? 0 };
  });
}

/** How many signed one of our own petitions, by country and by day. */
export function SignatureCounts({ petition: { id, status } }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const counts = useQuery(signatureCountsQuery(id, status === 'collecting'));
  return (
    <SmallLoadState
      className="mt-10"
      query={counts}
      loading={t('loading')}
      failed={t('counts.failed')}
      lines={6}
    >
      {({ countries, days, reviews }) => (
        <>
          {countries.length > 0 && (
            <>
              <Countries countries={countries} />
              <Days days={everyDay(days)} />
            </>
          )}
          <Reviews reviews={reviews} />
        </>
      )}
    </SmallLoadState>
  );
}

function Countries({
  countries,
}: {
  countries: readonly { countryCode: string; signatureCount: number }[];
}) {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  const ranked = countries.toSorted((a, b) => b.signatureCount - a.signatureCount);
  const others = ranked
    .slice(countriesMax)
    .reduce((sum, { signatureCount }) => sum + signatureCount, 0);
  const rows = [
    ...ranked.slice(0, countriesMax).map(({ countryCode, signatureCount }) => ({
      name: formats.country(countryCode),
      signatureCount,
    })),
    ...(others > 0 ? [{ name: t('counts.others'), signatureCount: others }] : []),
  ];
  const most = Math.max(...rows.map(({ signatureCount }) => signatureCount));
  return (
    <Part title={t('counts.countries')}>
      <ul className="mt-3">
        {rows.map(({ name, signatureCount }) => (
          <li key={name} className="py-1.5">
            <p className="flex justify-between gap-4">
              <span>{name}</span>
              <span className="font-semibold tabular">{formats.integer(signatureCount)}</span>
            </p>
            <div
              aria-hidden="true"
              className="mt-1 h-2 rounded bg-ink"
              style={{ width: `${(100 * signatureCount) / most}%` }}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Days({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  const best = days.reduce<Day | undefined>(
    (most, day) => (most && most.signatureCount >= day.signatureCount ? most : day),
    undefined,
  );
  const [first, last] = [days[0], days.at(-1)];
  if (!best || !first || !last || first === last) return null;
  return (
    <Part title={t('counts.days')}>
      <p className="mt-1 text-muted">
        {t('counts.best', {
          day: formats.day(best.day),
          n: formats.integer(best.signatureCount),
        })}
      </p>
      <div aria-hidden="true" className="mt-4 flex h-40 items-end gap-px border-b-2 border-ink">
        {days.map(({ day, signatureCount }) => (
          <span
            key={day}
            className="min-w-0 grow bg-ink"
            style={{ height: `${(100 * signatureCount) / best.signatureCount}%` }}
          />
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between text-sm tabular text-muted">
        <span>{formats.shortDay(first.day)}</span>
        <span>{formats.shortDay(last.day)}</span>
      </p>
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {t('counts.table')}
        </summary>
        <table className="w-full max-w-sm tabular">
          <thead>
            <tr>
              <th scope="col" className="text-start">
                {t('counts.day')}
              </th>
              <th scope="col" className="text-end">
                {t('counts.signatures')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, signatureCount }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {formats.day(day)}
                </th>
                <td className="text-end">{formats.integer(signatureCount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Part>
  );
}

type ReviewsProps = Pick<CallResult<typeof getSignatureCounts>, 'reviews'>;

/** Each change of the count that an admin made. */
function Reviews({ reviews }: ReviewsProps) {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  if (reviews.length === 0) return null;
  return (
    <Part title={t('reviews.title')}>
      <p className="mt-1 text-muted">{t('reviews.intro')}</p>
      <ul className="mt-3 border-t border-line">
        {reviews.map(({ kind, signatureCount, at }) => (
          <li key={`${at} ${kind}`} className="border-b border-line py-2 tabular">
            <time dateTime={at} className="text-muted">
              {formats.day(at)}
            </time>{' '}
            · {t(`reviews.${kind}`, counted(formats, signatureCount))}
          </li>
        ))}
      </ul>
    </Part>
  );
}
