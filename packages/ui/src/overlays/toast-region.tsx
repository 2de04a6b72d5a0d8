// SPDX-License-Identifier: AGPL-3.0-or-later
import { X } from 'lucide-react';
import * as RadixToast from 'radix-ui/toast';
import { type FocusEvent, type RefObject, useRef } from 'react';

import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import {
  TOAST_DURATION,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD,
  type ToastContent,
  type ToastLabels,
} from './toast-content.ts';

const tones = {
  plain: 'border-ink',
  success: 'border-step-green',
  failure: 'border-signal',
} as const satisfies Record<NonNullable<ToastContent['tone']>, string>;

export interface ShownToast {
  readonly id: number;
  /** Toasts that replaced each other directly share a round. */
  readonly round: number;
  readonly open: boolean;
  readonly content: ToastContent;
}

export interface ToastRegionProps {
  readonly labels: ToastLabels;
  readonly shown: ShownToast | undefined;
  readonly onOpenChange: (id: number, open: boolean) => void;
  readonly viewport: RefObject<HTMLOListElement | null>;
}

/** The live region with the current toast; loaded on demand. */
export function ToastRegion({ labels, shown, onOpenChange, viewport }: ToastRegionProps) {
  const focusedBefore = useRef<HTMLElement>(null);

  function changeOpen(id: number, open: boolean) {
    if (!open && viewport.current?.contains(document.activeElement)) {
      if (focusedBefore.current) focusedBefore.current.focus();
      else viewport.current.blur();
    }
    onOpenChange(id, open);
  }

  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  return (
    <RadixToast.Provider
      // Radix leaves its timers paused when a toast closes while hovered or focused; a new key
      // resets them.
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
        className="no-print fixed end-0 bottom-0 z-60 w-full max-w-md p-4 outline-none"
      />
    </RadixToast.Provider>
  );
}

interface ToastProps {
  readonly content: ToastContent;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly closeLabel: string;
}

function Toast({ content, open, onOpenChange, closeLabel }: ToastProps) {
  const { title, description, tone = 'plain', duration = TOAST_DURATION } = content;
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
      </div>
      <RadixToast.Close asChild>
        <Button variant="quiet" size="icon" aria-label={closeLabel} className="shrink-0">
          <X aria-hidden="true" className="size-5" />
        </Button>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
