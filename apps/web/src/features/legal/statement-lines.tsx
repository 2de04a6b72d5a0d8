// SPDX-License-Identifier: AGPL-3.0-or-later
import { type LegalSource, type OfficialText, isDueForReview } from '@kga/contracts/legal';
import { Badge } from '@kga/ui/badge';

import { useToday } from '../../lib/browser.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** Where a statement was read, and when; marked where that is more than 12 months ago. */
export function SourceLine({ source: { url, checked, kind } }: { source: LegalSource }) {
  const { t } = useTranslation('recordLegal');
  const formats = useFormats();
  const today = useToday();
  const { hostname } = new URL(url);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <a href={url} rel="external noopener" className="inline-flex min-h-11 items-center break-all">
        <span className="print:hidden">
          {t('source', { host: hostname.replace(/^www\./, '') })}
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
