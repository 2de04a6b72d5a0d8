// SPDX-License-Identifier: AGPL-3.0-or-later
import { type LegalSource, type OfficialText, isDueForReview } from '@kga/contracts/legal';
import { Badge } from '@kga/ui/badge';
import { createContext, useContext } from 'react';

import { useToday } from '../../lib/browser.ts';
import { useFormats } from '../../lib/language.tsx';
import { hostOf } from '../../lib/page-urls.ts';
import { useTranslation } from '../../lib/translation.ts';

/** The day on which most statements of a page were checked, which the page says once. */
export const UsualDay = createContext<string | undefined>(undefined);

/** The day that occurs most often, the latest of several. */
export function usualDayOf(sources: readonly LegalSource[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { checked } of sources) counts.set(checked, (counts.get(checked) ?? 0) + 1);
  const [usual] = [...counts].toSorted(
    ([day, count], [other, otherCount]) => otherCount - count || other.localeCompare(day),
  );
  return usual?.[0];
}

/** A short link to where a statement was read; the day only where the page does not say it. */
export function SourceLink({ source: { url, checked, kind } }: { source: LegalSource }) {
  const { t } = useTranslation('recordLegal');
  const formats = useFormats();
  const today = useToday();
  const usualDay = useContext(UsualDay);
  const host = hostOf(url);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <a
        href={url}
        rel="external noopener"
        title={host}
        aria-label={t('source', { host })}
        className="inline-flex min-h-11 min-w-11 items-center"
      >
        <span className="print:hidden">{t('sourceShort')}</span>
        <span className="hidden break-all print:inline">{url}</span>
      </a>
      {kind !== undefined && <span>({t(`kinds.${kind}`)})</span>}
      {checked !== usualDay && <span>{t('checked', { date: formats.day(checked) })}</span>}
      {isDueForReview(checked, today) && <Badge tone="notice">{t('due')}</Badge>}
    </span>
  );
}

/** Where a statement was read, and when; marked where that is more than 12 months ago. */
export function SourceLine({ source: { url, checked, kind } }: { source: LegalSource }) {
  const { t } = useTranslation('recordLegal');
  const formats = useFormats();
  const today = useToday();
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <a href={url} rel="external noopener" className="inline-flex min-h-11 items-center break-all">
        <span className="print:hidden">
          {t('source', { host: hostOf(url) })}
          {kind !== undefined && ` (${t(`kinds.${kind}`)})`}
        </span>
        <span className="hidden print:inline">{url}</span>
      </a>
      <span>{t('checked', { date: formats.day(checked) })}</span>
      {isDueForReview(checked, today) && <Badge tone="notice">{t('due')}</Badge>}
    </p>
  );
}

/** The English version of a title or name below it, for readers of neither language. */
export function EnglishText({ of: { english } }: { of: OfficialText }) {
  if (english === undefined) return null;
  return (
    <p className="text-sm text-muted" lang="en">
      {english}
    </p>
  );
}
