import type { ModerationCase } from '@kga/contracts';
import { Badge } from '@kga/ui/badge';

import { useTimeZone } from '../../../lib/browser.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

const counts = ['published', 'pending', 'rejected', 'hidden'] as const;

/** Who wrote it, and what became of what they wrote before. */
export function CaseAuthor({ author }: Pick<ModerationCase, 'author'>) {
  const { t } = useTranslation('moderation');
  const formats = useFormats();
  const timeZone = useTimeZone();
  const { kind, name, id, since, suspended } = author;
  const shownId = id?.slice(0, 8);
  return (
    <div className="mt-4 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-muted">{t(`authors.${kind}`)}</span>
        {kind !== 'deleted' && (
          <bdi className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</bdi>
        )}
        {shownId !== undefined && shownId !== name && <span className="text-muted">{shownId}</span>}
        {suspended && <Badge tone="notice">{t('suspended')}</Badge>}
        {since !== null && (
          <span className="text-muted">{t('since', { day: formats.day(since, timeZone) })}</span>
        )}
      </p>
      {kind !== 'deleted' && (
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
          {counts.map((count) => (
            <div key={count} className="flex gap-1.5">
              <dt>{t(`record.${count}`)}</dt>
              <dd className="font-semibold text-ink tabular-nums">
                {formats.integer(author[count])}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
