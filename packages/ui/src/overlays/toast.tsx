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
  /** Shows a toast in the place of the one before it. */
  readonly show: (content: ToastContent) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Gives `show`; the component stands inside a ToastProvider. */
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
 * The region, loaded with the first toast: most visits never see one. Where it cannot be loaded, as
 * with the connection gone, a plain one stands in.
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

/** Stands once around the app and shows at most one toast at a time. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [shown, setShown] = useState<ShownToast>();
  const viewport = useRef<HTMLOListElement>(null);
  const { Region, load } = useRegion();

  const show = useCallback(
    (content: ToastContent) => {
      void load();
      // Focus inside the toast that goes away would be lost with it.
      if (viewport.current?.contains(document.activeElement)) viewport.current.focus();
      setShown((before) => {
        const id = (before?.id ?? 0) + 1;
        return { id, round: before?.open ? before.round : id, open: true, content };
      });
    },
    [load],
  );
  const changeOpen = useCallback((id: number, open: boolean) => {
    setShown((now) => (now?.id === id ? { ...now, open } : now));
  }, []);
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
