// SPDX-License-Identifier: AGPL-3.0-or-later
import { useToast } from '@kga/ui/toast';
import { type ComponentType, useState } from 'react';

import { loadCode } from './load-code.ts';
import { useTranslation } from './translation.ts';

/**
 * Loads a control on demand: hovering or focusing its placeholder button prefetches the code, a
 * click renders the control, already open.
 */
export function useOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const { show } = useToast();
  const { t } = useTranslation('shell');
  const prefetch = () => {
    load().catch(() => {
      // The click tries again.
    });
  };
  const open = async () => {
    try {
      const Component = await loadCode(load);
      setLoaded(() => Component);
    } catch {
      show({
        title: t('broken.title'),
        description: t('broken.text'),
        tone: 'failure',
      });
    }
  };
  return {
    Loaded,
    standIn: { onPointerEnter: prefetch, onFocus: prefetch, onClick: () => void open() },
  };
}
