import type { ModerationCase } from '@kga/contracts';

import { useTimeZone } from '../../../lib/browser.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** What readers say of a piece, the newest first. */
export function CaseReports({ piece }: { piece: ModerationCase }) {
  const { t } = useTranslation(['moderation', 'content']);
  const formats = useFormats();
  const timeZone = useTimeZone();
  const { reports, reportCount } = piece;
  if (reports.length === 0) return null;
  return (
    <section className="mt-4 border-s-4 border-step-yellow bg-raised p-4">
      <h3 className="text-base">
        {reportCount > 0 ? t('reports.open', counted(formats, reportCount)) : t('reports.earlier')}
      </h3>
      <ul className="mt-1">
        {reports.map(({ reason, note, at, weight }) => (
          <li
            key={`${at} ${reason} ${note}`}
            className="border-b border-line py-2 [overflow-wrap:anywhere] last:border-b-0"
          >
            <p>
              <span className="font-semibold">{t(`content:reasons.${reason}`)}</span>
              <span className="text-sm text-muted">
                {' · '}
                {formats.moment(at, timeZone)}
                {weight < 1 &&
                  ` · ${t('reports.weight', { share: formats.percent(Math.round(100 * weight)) })}`}
              </span>
            </p>
            {note !== '' && (
              <p dir="auto" className="text-sm whitespace-pre-line">
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
