import type { ModerationCase } from '@kga/contracts';

import { useTimeZone } from '../../../lib/browser.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** The last decision: what, by whom, when and why. */
export function CaseDecision({ decided }: Pick<ModerationCase, 'decided'>) {
  const { t } = useTranslation(['moderation', 'content']);
  const formats = useFormats();
  const timeZone = useTimeZone();
  if (!decided) return null;
  const { decision, reason, note, by, at } = decided;
  return (
    <div className="mt-4 border-s-4 border-line ps-4 text-sm [overflow-wrap:anywhere]">
      <p>
        <span className="font-semibold">{t(`decided.${decision}`)}</span>
        <span className="text-muted">
          {' · '}
          {t('decidedBy', { name: by, time: formats.moment(at, timeZone) })}
        </span>
      </p>
      {reason !== null && <p>{t(`content:reasons.${reason}`)}</p>}
      {note !== '' && (
        <p dir="auto" className="whitespace-pre-line text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
