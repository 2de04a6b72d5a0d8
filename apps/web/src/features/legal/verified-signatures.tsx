// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import type { Verification } from '@kga/contracts/legal';
import { isPetitionOver } from '@kga/contracts/petitions';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { petitionQuery } from '../../components/progress/queries.ts';
import { useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { verificationQuery } from './queries.ts';
import { SourceLine } from './statement-lines.tsx';

/** How many signatures of the initiative were collected, and how many the countries verified. */
export function VerifiedSignatures() {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  const id = useId();
  const { data } = useQuery(verificationQuery());
  const { data: petition } = useQuery(petitionQuery(campaign.petition));
  if (!data) return null;
  const { collected, verified, countries } = data;
  // These signatures were verified after the real collection, not after that of a replay.
  const isRecorded = petition?.replayOf === null && isPetitionOver(petition.status);
  const closes = isRecorded ? petition.dates.closes : null;
  const total = isRecorded ? petition.signatureCount : null;
  const known = countries.filter((each) => each.verified !== null);
  const sources = [
    collected.source,
    verified.source,
    ...known.flatMap((each) => each.verified?.source ?? []),
  ];
  const each = [...new Map(sources.map((source) => [source.url, source])).values()];
  return (
    <section aria-labelledby={id} className="mt-10 border-t-2 sm:mt-16 border-ink pt-4">
      <h2 id={id}>{t('verification.title')}</h2>
      <p className="mt-2 max-w-text">
        {formats.sentences(
          ...(closes ? [t('verification.closed', { closed: formats.day(closes) })] : []),
          t('verification.text', {
            verified: formats.integer(verified.total),
            collected: formats.integer(collected.total),
          }),
          ...(total !== null && total !== collected.total
            ? [t('verification.lastTotal', { total: formats.integer(total) })]
            : []),
        )}
      </p>
      <p className="mt-2 max-w-text text-muted">
        {known.length < countries.length
          ? t('verification.gaps', {
              n: formats.integer(known.length),
              countries: formats.integer(countries.length),
            })
          : known.some(({ verified: own }) => own?.source.kind === 'press') &&
            t('verification.press')}
      </p>
      <details className="print-open mt-3">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {t('verification.table')}
        </summary>
        <CountryTable verification={data} />
      </details>
      {each.map((source) => (
        <SourceLine key={source.url} source={source} />
      ))}
    </section>
  );
}

function CountryTable({ verification }: { verification: Verification }) {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  const language = useLanguage();
  const { collected, verified, countries } = verification;
  const sorted = countries
    .map((row) => ({ ...row, name: formats.country(row.country) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <div className="overflow-x-auto">
      <table className="mt-2 text-sm tabular">
        <caption className="sr-only">{t('verification.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('verification.country')}</th>
            {(['needed', 'collected', 'verified', 'difference'] as const).map((column) => (
              <th key={column} scope="col" className="text-end">
                {t(`verification.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.country}>
              <th scope="row" className="font-semibold" suppressHydrationWarning>
                {row.name}
              </th>
              <td className="text-end">{formats.integer(row.threshold)}</td>
              <Figures collected={row.collected} verified={row.verified?.count} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" colSpan={2}>
              {t('verification.total')}
            </th>
            <Figures collected={collected.total} verified={verified.total} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type FiguresProps = { collected: number; verified: number | undefined };

function Figures({ collected, verified }: FiguresProps) {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  return (
    <>
      <td className="text-end">{formats.integer(collected)}</td>
      {verified === undefined ? (
        <td colSpan={2} className="text-end text-muted">
          {t('verification.none')}
        </td>
      ) : (
        <>
          <td className="text-end">{formats.integer(verified)}</td>
          <td className="text-end whitespace-nowrap">{`−${formats.integer(collected - verified)}`}</td>
        </>
      )}
    </>
  );
}
