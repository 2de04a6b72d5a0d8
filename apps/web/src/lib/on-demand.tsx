import { useToast } from '@kga/ui/toast';
import { type ComponentType, useState } from 'react';

import { useTranslation } from './translation.ts';

/** What a button does while its machinery is not there yet. */
type StandIn = {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
};

/**
 * A control whose machinery is loaded when it is first used: fetched once the pointer or the focus
 * comes near its button, put in place, already open, by the press of it.
 */
export function useOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): {
  Loaded: ComponentType<Props> | undefined;
  standIn: StandIn;
} {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const { show } = useToast();
  const { t } = useTranslation('shell');
  const fetchAhead = () => {
    load().catch(() => {
      // The press tries again.
    });
  };
  const open = async () => {
    try {
      const Component = await load();
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
    standIn: { onPointerEnter: fetchAhead, onFocus: fetchAhead, onClick: () => void open() },
  };
}
