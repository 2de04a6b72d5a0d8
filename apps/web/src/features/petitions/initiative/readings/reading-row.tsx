// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ReadingDecision,
  type SuspiciousReading,
  canDecideReading,
  pollsToConfirm,
  readingDecisions,
} from '@kga/contracts/petitions';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';

import { useLocalFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';

type ReadingRowProps = {
  reading: SuspiciousReading;
  onAsk: (decision: ReadingDecision) => void;
};

export function ReadingRow({ reading, onAsk }: ReadingRowProps) {
  const { t } = useTranslation('readingsPetition');
  const formats = useLocalFormats();
  const { state, reasons } = reading;
  const total = formats.integer(reading.signatureCount);
  const decisions = readingDecisions.filter((each) => canDecideReading(each, state));
  const facts = [
    [t('sum'), formats.integer(reading.countrySum)],
    [t('pace'), t('perDay', { n: formats.integer(reading.perDay) })],
    [
      t('polls'),
      t('pollsOf', {
        n: formats.integer(reading.polls),
        needed: formats.integer(pollsToConfirm),
      }),
    ],
    [t('firstReceived'), formats.moment(reading.firstReceivedAt)],
    [t('lastReceived'), formats.moment(reading.lastReceivedAt)],
  ] as const;
  return (
    <li className="border-b border-line py-5">
      <div className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="min-w-0">
          <h2 className="text-lg tabular-nums">
            {t('change', { total, last: formats.integer(reading.lastCount) })}
          </h2>
          <p className="mt-1">
            <Badge tone={state === 'waiting' ? 'notice' : 'plain'}>{t(`states.${state}`)}</Badge>
          </p>
          <ul className="mt-3 max-w-text list-disc ps-5 text-sm">
            {reasons.map((reason) => (
              <li key={reason}>{t(`reasons.${reason}`)}</li>
            ))}
          </ul>
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 text-sm tabular-nums">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {decisions.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {decisions.map((decision) => (
            <Button
              key={decision}
              size="small"
              aria-label={t('actionOn', { action: t(`decisions.${decision}.action`), total })}
              onClick={() => onAsk(decision)}
            >
              {t(`decisions.${decision}.action`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
