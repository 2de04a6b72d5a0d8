// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';

import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import type { QueueActions } from './use-queue-actions.ts';

const sides = ['keep', 'remove'] as const;

/** Decides many cases at once; sticks to the top while some are selected. */
export function SelectionBar({ actions }: { actions: QueueActions }) {
  const { t } = useTranslation('moderation');
  const formats = useFormats();
  const { selection, busy, decide } = actions;
  const { selected, selectable, selectAll } = selection;
  if (selectable === 0) return null;
  const isAny = selected.length > 0;
  return (
    <div
      role="group"
      aria-label={t('selection.label')}
      className={`-mx-3 mb-3 flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1 ${isAny ? 'z-10 border-y border-line bg-wash sm:sticky sm:top-0' : ''}`}
    >
      <Checkbox
        label={t('selection.all')}
        checked={selected.length === selectable}
        onChange={({ target }) => selectAll(target.checked)}
      />
      {isAny && (
        <>
          <p className="grow text-sm text-muted tabular-nums">
            {t('selection.count', counted(formats, selected.length))}
          </p>
          <div className="flex flex-wrap gap-2">
            {sides.map((side) => (
              <Button
                key={side}
                size="small"
                busy={busy}
                busyLabel={t('deciding')}
                onClick={() => decide(selected, side)}
              >
                {t(`selection.${side}`)}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
