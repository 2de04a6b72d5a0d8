import { type ComponentType, useState } from 'react';

/** What a button does while its machinery is not there yet. */
export type StandIn = {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
};

/**
 * A control whose machinery is loaded when it is first used: fetched once the pointer or the focus
 * comes near its button, put in place, already open, by the press of it.
 */
export function useOnDemand(load: () => Promise<ComponentType>): {
  Loaded: ComponentType | undefined;
  standIn: StandIn;
} {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const fetchAhead = () => {
    load().catch(() => {
      // The press tries again.
    });
  };
  const open = async () => {
    const Component = await load();
    setLoaded(() => Component);
  };
  return {
    Loaded,
    standIn: { onPointerEnter: fetchAhead, onFocus: fetchAhead, onClick: () => void open() },
  };
}
