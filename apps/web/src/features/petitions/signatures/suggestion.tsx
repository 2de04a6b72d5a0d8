// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';

import { useTranslation } from '../../../lib/translation.ts';

type SuggestionProps = { address: string | undefined; onTake: (address: string) => void };

/** Asks whether another address was meant. */
export function Suggestion({ address, onTake }: SuggestionProps) {
  const { t } = useTranslation('signatures');
  return (
    <div role="status">
      {address !== undefined && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="[overflow-wrap:anywhere]">{t('suggest.ask', { address })}</span>
          <Button size="small" onClick={() => onTake(address)}>
            {t('suggest.take')}
          </Button>
        </p>
      )}
    </div>
  );
}
