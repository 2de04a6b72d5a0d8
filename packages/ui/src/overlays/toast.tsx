// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';

import { PlainToast } from './plain-toast.tsx';
import type { ToastContent, ToastLabels } from './toast-content.ts';
import type { ShownToast, ToastRegionProps } from './toast-region.tsx';

interface Toasts {
  /** Shows a toast and replaces the previous one. */
  readonly show: (content: ToastContent) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Returns `show`. Requires a ToastProvider. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast is called outside of a ToastProvider.');
  return toasts;
}

export interface ToastProviderProps {
  readonly labels: ToastLabels;
  readonly children: ReactNode;
}

/**
 * Loads the region with the first toast, since most visits show none. If that fails, for example
 * offline, a plain toast replaces it.
 */
function useRegion() {
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const load = useCallback(async () => {
    try {
      const { ToastRegion } = await import('./toast-region.tsx');
      setRegion(() => ToastRegion);
    } catch {
      setRegion(() => PlainToast);
    }
  }, []);
  return { Region, load };
}

/** Wraps the app and shows at most one toast at a time. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [shown, setShown] = useState<ShownToast>();
  const viewport = useRef<HTMLOListElement>(null);
  const { Region, load } = useRegion();

  const show = useCallback(
    (content: ToastContent) => {
      void load();
      // Focus inside the replaced toast would be lost.
      if (viewport.current?.contains(document.activeElement)) viewport.current.focus();
      setShown((before) => {
        const id = (before?.id ?? 0) + 1;
        return { id, round: before?.open ? before.round : id, open: true, content };
      });
    },
    [load],
  );
  const changeOpen = useCallback(
    (id: number, open: boolean) => {
      setShown((now) => (now?.id === id ? { ...now, open } : now));
      if (!open && shown?.id === id) shown.content.onClose?.();
    },
    [shown],
  );
  const toasts = useMemo(() => ({ show }), [show]);

  return (
    <ToastContext value={toasts}>
      {children}
      {shown && Region && (
        <Region labels={labels} shown={shown} onOpenChange={changeOpen} viewport={viewport} />
      )}
    </ToastContext>
  );
}
