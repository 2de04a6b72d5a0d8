import { type ComponentType, Suspense, memo, use, useEffect, useRef, useState } from 'react';

import { useHydrated, whenIdle } from './browser.ts';

/** Distance from the viewport at which a section hydrates. */
const margin = '50% 0px';

/**
 * Milliseconds until sections hydrate in any case. Shorter than the time after which data that the
 * server rendered is fetched again: a section hydrates with the data that it was rendered with.
 */
const longestWait = 8_000;

/** Events after which a section could handle the next one, or could have to render for it. */
const touches = ['pointerdown', 'keydown', 'click', 'focusin', 'popstate', 'beforeprint'] as const;

type Gate = { readonly isOpen: () => boolean; readonly open: () => void; opened: Promise<void> };

const closedGates = new Set<Gate>();

/**
 * Lets every section hydrate. To be called before a state changes that sections read from a context:
 * React would render them anew instead.
 */
export function hydrateSections(): void {
  for (const gate of closedGates) gate.open();
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  for (const type of touches) {
    addEventListener(type, hydrateSections, { capture: true, once: true });
  }
  setTimeout(() => whenIdle(hydrateSections), longestWait);
}

function createGate(isOpen: boolean): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let open = isOpen;
  const gate: Gate = {
    isOpen: () => open,
    open: () => {
      open = true;
      closedGates.delete(gate);
      resolve();
    },
    opened: promise,
  };
  return gate;
}

/** Opens a gate when its element comes near the viewport. */
function watch(gate: Gate, element: Element | null): (() => void) | undefined {
  if (gate.isOpen() || !element) return undefined;
  closedGates.add(gate);
  listen();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

type Props = { readonly of: ComponentType };

/**
 * Hydrates a section of a page that the server rendered when it comes near, or with the first touch
 * of the page. Until then its HTML is shown. It takes no props, because React would render the
 * section anew if they changed before that.
 */
export const HydrateWhenNear = memo(function HydrateWhenNear({ of: Content }: Props) {
  const hydrated = useHydrated();
  const element = useRef<HTMLDivElement>(null);
  // A constant element, which React skips when this component renders again.
  const [{ gate, content }] = useState(() => {
    const created = createGate(hydrated || typeof window === 'undefined');
    const section = (
      <Suspense>
        <Section gate={created} of={Content} />
      </Suspense>
    );
    return { gate: created, content: section };
  });
  useEffect(() => watch(gate, element.current), [gate]);
  return <div ref={element}>{content}</div>;
});

function Section({ gate, of: Content }: Props & { gate: Gate }) {
  if (!gate.isOpen()) use(gate.opened);
  return <Content />;
}
