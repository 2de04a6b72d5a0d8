import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';

import type { ToastContent, ToastLabels } from './toast-content.ts';
import type { ShownToast } from './toast-region.tsx';

// Most visits never see a toast.
const ToastRegion = lazy(async () => ({
  default: (await import('./toast-region.tsx')).ToastRegion,
}));

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

/** Stands once around the app and shows at most one toast at a time. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [shown, setShown] = useState<ShownToast>();
  const viewport = useRef<HTMLOListElement>(null);

  const show = useCallback((content: ToastContent) => {
    // Focus inside the toast that goes away would be lost with it.
    if (viewport.current?.contains(document.activeElement)) viewport.current.focus();
    setShown((before) => {
      const id = (before?.id ?? 0) + 1;
      return { id, round: before?.open ? before.round : id, open: true, content };
    });
  }, []);
  const changeOpen = useCallback((id: number, open: boolean) => {
    setShown((now) => (now?.id === id ? { ...now, open } : now));
  }, []);
  const toasts = useMemo(() => ({ show }), [show]);

  return (
    <ToastContext value={toasts}>
      {children}
      {shown && (
        <Suspense>
          <ToastRegion
            labels={labels}
            shown={shown}
            onOpenChange={changeOpen}
            viewport={viewport}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}
