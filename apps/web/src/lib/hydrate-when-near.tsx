import {
  type ComponentType,
  Suspense,
  lazy,
  memo,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

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

type Gate = {
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly opened: Promise<void>;
  /** Opens when the element comes near; remembers what is pressed in it until it hydrates. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
  /** To be called when the section has hydrated: repeats the last press from before. */
  readonly hydrated: () => () => void;
  /** Resolves then. */
  readonly settled: Promise<void>;
};

const closedGates = new Set<Gate>();

/** Sections of the page that have not hydrated. */
const waiting = new Set<Gate>();

/** Set by the first touch: a section inside of one that hydrates then does not wait either. */
let allOpen = false;

/**
 * Lets every section hydrate. To be called before a state changes that sections read from a context:
 * React would render them anew instead.
 */
export function hydrateSections(): void {
  allOpen = true;
  for (const gate of closedGates) gate.open();
}

/** Lets every section hydrate, and resolves when all have: before data changes that they show. */
export async function whenSectionsHydrated(): Promise<void> {
  hydrateSections();
  while (waiting.size > 0) {
    await Promise.all([...waiting].map(({ settled }) => settled));
    // Sections inside of these begin to wait in an effect.
    await new Promise((resolve) => setTimeout(resolve));
  }
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
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
  let open = isOpen || allOpen;
  let hydrated = isOpen;
  let pressed: HTMLElement | null = null;

  // React stops the event at the root unless it could hydrate the section for it.
  const forget = () => {
    pressed = null;
  };

  const watch = (element: HTMLElement) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    const remember = ({ target }: MouseEvent) => {
      const inside = target instanceof Element && element.contains(target);
      if (inside && !hydrated) pressed = target.closest('button');
    };
    addEventListener('click', remember, { capture: true });
    element.addEventListener('click', forget, { capture: true });
    return () => {
      observer.disconnect();
      removeEventListener('click', remember, { capture: true });
      element.removeEventListener('click', forget, { capture: true });
    };
  };

  const gate: Gate = {
    isOpen: () => open || allOpen,
    open: () => {
      open = true;
      closedGates.delete(gate);
      resolve();
    },
    opened: promise,
    watch: (element) => {
      if (hydrated || !element) return undefined;
      if (allOpen) gate.open();
      if (!open) closedGates.add(gate);
      waiting.add(gate);
      listen();
      const stop = watch(element);
      return () => {
        stop();
        waiting.delete(gate);
        settle();
      };
    },
    hydrated: () => {
      hydrated = true;
      waiting.delete(gate);
      settle();
      const timer = setTimeout(() => {
        pressed?.click();
        pressed = null;
      });
      return () => clearTimeout(timer);
    },
    settled,
  };
  return gate;
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
  useEffect(() => gate.watch(element.current), [gate]);
  return <div ref={element}>{content}</div>;
});

function Section({ gate, of: Content }: Props & { gate: Gate }) {
  if (!gate.isOpen()) use(gate.opened);
  return (
    <>
      <Content />
      <PressAgain gate={gate} />
    </>
  );
}

/** Without it a press would be lost that React drops because the section's code is missing. */
function PressAgain({ gate }: { gate: Gate }) {
  useLayoutEffect(() => gate.hydrated(), [gate]);
  return null;
}

/** Pause before the code of a section is requested again, in milliseconds. */
const loadRetryPause = 5_000;

/**
 * A section whose code loads when it hydrates. `load` loads it ahead: on the server, and where the
 * browser renders the page by itself.
 */
export function lateSection(importSection: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded ??= await importSection();
    return loaded;
  };
  /** Until the code has loaded, the section's HTML is shown: an error would replace the page. */
  const loadWithRetries = async () => {
    for (;;) {
      try {
        return await load();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, loadRetryPause));
      }
    }
  };
  const Lazy = lazy(async () => ({ default: await loadWithRetries() }));
  function LateSection() {
    const [Ready] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Ready />;
  }
  return Object.assign(LateSection, { load });
}
