// SPDX-License-Identifier: AGPL-3.0-or-later
import { computePosition, flip, offset, shift } from '@floating-ui/dom';

/** Milliseconds of hovering or focus before a tooltip opens. */
export const TOOLTIP_DELAY = 700;
/** Milliseconds after closing during which the next tooltip opens at once. */
export const TOOLTIP_SKIP_DELAY = 300;
/** Milliseconds for the pointer to cross from a control to its tooltip. */
const crossingTime = 150;

const className =
  'no-print pointer-events-auto fixed start-0 top-0 z-50 w-max max-w-72 animate-appear rounded bg-ink px-3 py-2 text-sm text-paper shadow';

/** Opens the tooltip of a control, above it or where there is room. */
function openTooltip(control: HTMLElement): HTMLElement {
  const tooltip = document.createElement('div');
  tooltip.className = className;
  tooltip.textContent = control.dataset['tooltip'] ?? '';
  // The control has the same text as its label.
  tooltip.ariaHidden = 'true';
  // A press outside of a modal dialog would close the dialog.
  (control.closest('[role=dialog]') ?? document.body).append(tooltip);
  void place(tooltip, control);
  return tooltip;
}

async function place(tooltip: HTMLElement, control: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(control, tooltip, {
    strategy: 'fixed',
    placement: 'top',
    middleware: [offset(6), flip(), shift({ padding: 8 })],
  });
  Object.assign(tooltip.style, { left: `${x}px`, top: `${y}px` });
}

/**
 * Opens and closes tooltips until the returned function is called. They close when pointer and focus
 * leave, and by a press, Escape or scrolling.
 *
 * @param first the control that was reached before the code was loaded
 * @param controlOf the control that an event is about
 */
export function startTooltips(
  first: HTMLElement,
  controlOf: (event: Event) => HTMLElement | undefined,
): () => void {
  /** The control last reached. Its tooltip may be closed already. */
  let control: HTMLElement | undefined;
  let tooltip: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  const close = () => {
    clearTimeout(timer);
    if (!tooltip) return;
    tooltip.remove();
    tooltip = undefined;
    closedAt = performance.now();
  };
  const leave = () => {
    close();
    control = undefined;
  };
  const enter = (next: HTMLElement) => {
    if (next === control) {
      if (tooltip) clearTimeout(timer);
      return;
    }
    close();
    control = next;
    const delay = performance.now() - closedAt < TOOLTIP_SKIP_DELAY ? 0 : TOOLTIP_DELAY;
    timer = setTimeout(() => {
      if (next.isConnected) tooltip = openTooltip(next);
    }, delay);
  };
  const reach = (event: Event) => {
    const next = controlOf(event);
    if (next) {
      enter(next);
    } else if (!tooltip) {
      leave();
    } else {
      clearTimeout(timer);
      const isOverTooltip = event.target instanceof Node && tooltip.contains(event.target);
      if (!isOverTooltip) timer = setTimeout(leave, crossingTime);
    }
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('pointerover', reach, { signal });
  document.documentElement.addEventListener('pointerleave', leave, { signal });
  document.addEventListener(
    'focusin',
    (event) => {
      const { target } = event;
      if (target instanceof Element && target.matches(':focus-visible')) reach(event);
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') close();
    },
    { signal },
  );
  for (const type of ['pointerdown', 'click', 'scroll'] as const) {
    document.addEventListener(type, close, { signal, capture: true, passive: true });
  }
  if (first.matches(':hover, :focus-visible')) enter(first);
  return () => {
    listening.abort();
    close();
  };
}
