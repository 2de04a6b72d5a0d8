import { X } from 'lucide-react';
import * as RadixToast from 'radix-ui/toast';
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';

import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

/** Milliseconds after which a toast closes unless it says otherwise. */
export const TOAST_DURATION = 5000;
/** Pixels to the side that send a toast away. */
export const TOAST_SWIPE_THRESHOLD = 50;
/** Moves focus to the toast. */
export const TOAST_HOTKEY = 'F8';

const tones = {
  plain: 'border-ink',
  success: 'border-step-green',
  failure: 'border-signal',
} as const;

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly tone?: keyof typeof tones;
  /** In milliseconds. */
  readonly duration?: number;
  readonly action?: {
    readonly label: string;
    /** Says how to do the same without the toast, for those whom it passes too quickly. */
    readonly altText: string;
    readonly onAction: () => void;
  };
}

export interface ToastLabels {
  /** Spoken before each toast, for example 'Notification'. */
  readonly toast: string;
  /** Names the region; `{hotkey}` in it becomes the key. */
  readonly region: string;
  readonly close: string;
}

interface Toasts {
  /** Shows a toast in the place of the one before it. */
  readonly show: (content: ToastContent) => void;
}

interface Shown {
  readonly id: number;
  /** Toasts that replaced each other without a pause are of one round. */
  readonly round: number;
  readonly open: boolean;
  readonly content: ToastContent;
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
  const [shown, setShown] = useState<Shown>();
  const viewport = useRef<HTMLOListElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);

  const show = useCallback((content: ToastContent) => {
    // Focus inside the toast that goes away would be lost with it.
    if (holdsFocus(viewport.current)) viewport.current?.focus();
    setShown((before) => {
      const id = (before?.id ?? 0) + 1;
      return { id, round: before?.open ? before.round : id, open: true, content };
    });
  }, []);
  const toasts = useMemo(() => ({ show }), [show]);

  function changeOpen(id: number, open: boolean) {
    if (!open && holdsFocus(viewport.current)) {
      if (focusedBefore.current) focusedBefore.current.focus();
      else viewport.current?.blur();
    }
    setShown((now) => (now?.id === id ? { ...now, open } : now));
  }

  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  return (
    <ToastContext value={toasts}>
      {children}
      <RadixToast.Provider
        // Radix keeps its timers paused when a toast closes under the pointer or with focus; a new
        // round starts afresh.
        key={shown?.round}
        label={labels.toast}
        duration={TOAST_DURATION}
        swipeDirection="right"
        swipeThreshold={TOAST_SWIPE_THRESHOLD}
      >
        {shown && (
          <Toast
            key={shown.id}
            content={shown.content}
            open={shown.open}
            onOpenChange={(open) => changeOpen(shown.id, open)}
            closeLabel={labels.close}
          />
        )}
        <RadixToast.Viewport
          ref={viewport}
          onFocus={rememberFocus}
          hotkey={[TOAST_HOTKEY]}
          label={labels.region}
          className="no-print fixed end-0 bottom-0 z-50 w-full max-w-md p-4 outline-none"
        />
      </RadixToast.Provider>
    </ToastContext>
  );
}

function holdsFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) ?? false;
}

interface ToastProps {
  readonly content: ToastContent;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly closeLabel: string;
}

function Toast({ content, open, onOpenChange, closeLabel }: ToastProps) {
  const { title, description, tone = 'plain', duration = TOAST_DURATION, action } = content;
  return (
    <RadixToast.Root
      // Radix announces `background` politely and `foreground` assertively.
      type="background"
      open={open}
      onOpenChange={onOpenChange}
      duration={duration}
      className={classNames(
        'flex items-start gap-3 rounded border-s-4 bg-raised py-3 ps-4 pe-2 text-ink shadow inset-ring inset-ring-line',
        'animate-arrive data-[state=closed]:animate-leave',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=end]:animate-leave',
        tones[tone],
      )}
    >
      <div className="min-w-0 grow py-2">
        <RadixToast.Title className="leading-snug font-semibold">{title}</RadixToast.Title>
        {description !== undefined && (
          <RadixToast.Description className="mt-1 text-sm text-muted">
            {description}
          </RadixToast.Description>
        )}
        {action && (
          <RadixToast.Action asChild altText={action.altText} onClick={action.onAction}>
            <Button size="small" className="mt-3">
              {action.label}
            </Button>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close asChild>
        <Button variant="quiet" size="icon" aria-label={closeLabel} className="shrink-0">
          <X aria-hidden="true" className="size-5" />
        </Button>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
