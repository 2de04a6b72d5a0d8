// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentReasons } from '@kga/contracts/content';
import { Checkbox } from '@kga/ui/checkbox';

import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { shortcuts } from './shortcuts.ts';

/** Keys of the dialog that asks for a reason. */
const reasonKeys = [`1–${contentReasons.length}`, 'reason'] as const;

type ShortcutHelpProps = { on: boolean; onTurn: (on: boolean) => void; onClose: () => void };

export function ShortcutHelp({ on, onTurn, onClose }: ShortcutHelpProps) {
  const { t } = useTranslation('moderation');
  return (
    <ModalDialog title={t('keys.title')} description={t('keys.text')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2">
        {[...Object.entries(shortcuts), reasonKeys].map(([key, name]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-8 rounded border border-edge bg-raised px-2 py-0.5 text-center font-sans font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-5 border-t border-line pt-3"
        label={t('keys.use')}
        hint={t('keys.useHint')}
        checked={on}
        onChange={({ target }) => onTurn(target.checked)}
      />
    </ModalDialog>
  );
}
