import { Checkbox } from '@kga/ui/checkbox';
import { Dialog } from '@kga/ui/dialog';

import { useTranslation } from '../../../lib/translation.ts';
import { shortcuts } from './shortcuts.ts';

/** Lists the keyboard shortcuts and switches them off. */
export function ShortcutHelp({
  on,
  onTurn,
  onClose,
}: {
  on: boolean;
  onTurn: (on: boolean) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['moderation', 'content']);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('keys.title')}
      description={t('keys.text')}
      closeLabel={t('content:close')}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2">
        {Object.entries(shortcuts).map(([key, name]) => (
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
    </Dialog>
  );
}
