import type { ModerationCase } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Check, EyeOff } from 'lucide-react';

import { useTranslation } from '../../../lib/translation.ts';
import { type PossibleDecisions, type Side, actionOf } from './possible-decisions.ts';

const marks = { keep: Check, remove: EyeOff } as const;
const sides = ['keep', 'remove'] as const;

/** Buttons for the possible decisions. */
export function CaseActions({
  item,
  possible,
  title,
  busy,
  onDecide,
}: {
  item: ModerationCase;
  possible: PossibleDecisions;
  title: string;
  busy: boolean;
  onDecide: (side: Side) => void;
}) {
  const { t } = useTranslation('moderation');
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {sides.map((side) => {
        const decision = possible[side];
        if (decision === undefined) return null;
        const Mark = marks[side];
        const label = t(`actions.${actionOf(decision, item)}`);
        return (
          <Button
            key={side}
            size="small"
            aria-label={t('actionOn', { action: label, title })}
            busy={busy}
            busyLabel={t('deciding')}
            onClick={() => onDecide(side)}
          >
            <Mark aria-hidden="true" className="size-4 shrink-0" />
            {label}
          </Button>
        );
      })}
    </div>
  );
}
