import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Milliseconds before a tooltip opens. */
export const TOOLTIP_DELAY = 700;
/** Milliseconds after closing during which the next tooltip opens at once. */
export const TOOLTIP_SKIP_DELAY = 300;

/** Wraps the app and sets the delays of all tooltips. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      {children}
    </RadixTooltip.Provider>
  );
}

export interface TooltipProps {
  /** Supplements the child's own label: touch screens never show it. */
  readonly text: string;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** A single focusable element. */
  readonly children: ReactElement;
}

/** A short explanation on hover and focus. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="no-print z-50 max-w-72 animate-appear rounded bg-ink px-3 py-2 text-sm text-paper shadow"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
