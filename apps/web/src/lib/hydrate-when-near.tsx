// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ComponentType,
  type RefObject,
  Suspense,
  lazy,
  memo,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { useHydrated, whenNear } from './browser.ts';
import { loadCode } from './load-code.ts';
import { readAtOnce } from './readable-promise.ts';

/** Distance from the viewport at which a section hydrates: little, as its HTML is whole before that. */
const margin = '10% 0px';

/** Events after which a section could handle the next one, or could have to render for it. */
const touches = ['pointerdown', 'keydown', 'click', 'focusin', 'popstate', 'beforeprint'] as const;

type Gate = {
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly opened: Promise<void>;
  /** Opens when the element comes near. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
  /** To be called when the section has hydrated. */
  readonly settle: () => void;
  /** Resolves then. */
  readonly settled: Promise<void>;
};

const closedGates = new Set<Gate>();

/** Sections of the page that have not hydrated. */
const waiting = new Set<Gate>();

/** Set by the first touch: a section inside of one that hydrates then does not wait either. */
let allOpen = false;

/** The last button whose press did not get past React: its section was not ready to handle it. */
let pressed: HTMLElement | null = null;

/**
 * Lets every section hydrate. To be called before a state changes that sections read from a context:
 * React would render them from scratch instead.
 */
export function hydrateSections(): void {
  allOpen = true;
  for (const gate of closedGates) gate.open();
}

/** Lets every section hydrate, and resolves when all have: before data changes that they show. */
export async function whenSectionsHydrated(): Promise<void> {
  hydrateSections();
  while (waiting.size > 0) await Promise.all([...waiting].map(({ settled }) => settled));
}

function rememberPress({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target.closest('button') : null;
}

/** React stops the event at the root unless it could hydrate the section for it. */
function forgetPress(): void {
  pressed = null;
}

/** Hydrates all sections with the first touch of the page. To be called before React hydrates it. */
export function startHydration(): void {
  for (const type of touches) {
    addEventListener(type, hydrateSections, { capture: true, once: true });
  }
  addEventListener('click', rememberPress, { capture: true });
  addEventListener('click', forgetPress);
}

/** Repeats the press that a section missed. */
function pressAgain(section: HTMLElement | null): void {
  const button = pressed;
  if (!button || !section?.contains(button)) return;
  pressed = null;
  // Remembered again where a section inside of this one is not ready.
  button.click();
}

function createGate(isOpen: boolean): Gate {
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
  let open = isOpen || allOpen;
  let hydrated = isOpen;

  const gate: Gate = {
    isOpen: () => open || allOpen,
    open: () => {
      open = true;
      closedGates.delete(gate);
      resolve();
    },
    opened,
    watch: (element) => {
      if (hydrated || !element) return undefined;
      if (allOpen) gate.open();
      if (!open) closedGates.add(gate);
      waiting.add(gate);
      const stop = whenNear(element, margin, gate.open);
      return () => {
        stop();
        gate.settle();
      };
    },
    settle: () => {
      hydrated = true;
      waiting.delete(gate);
      settle();
    },
    settled,
  };
  return gate;
}

type Props = {
  readonly of: ComponentType;
  /**
   * Classes that estimate its height, where the browser need not lay it out before it comes near.
   * Only until it has hydrated: lists restore scroll positions by the real heights.
   */
  readonly offscreen?: string;
};

/**
 * Hydrates a section of a page that the server rendered when it comes near, or with the first touch
 * of the page. Until then its HTML is shown. The section takes no props, because React would render
 * it from scratch if they changed before that.
 */
export const HydrateWhenNear = memo(function HydrateWhenNear({ of: Content, offscreen }: Props) {
  const hydrated = useHydrated();
  const [settled, setSettled] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // A constant element, which React skips when this component renders again.
  const [{ gate, content, isWhole }] = useState(() => {
    const created = createGate(hydrated || typeof window === 'undefined');
    const section = (
      <Suspense fallback={<ServerHtml element={element} />}>
        <Section gate={created} element={element} of={Content} onSettled={() => setSettled(true)} />
      </Suspense>
    );
    return { gate: created, content: section, isWhole: hydrated };
  });
  // A layout effect, so that a section inside of another waits before the other one has settled.
  useLayoutEffect(() => gate.watch(element.current), [gate]);
  const isOffscreen = offscreen !== undefined && !isWhole && !settled;
  return (
    <div ref={element} className={isOffscreen ? `offscreen ${offscreen}` : undefined}>
      {content}
    </div>
  );
});

/**
 * What the server rendered, shown on where React has to render the section again although its code is
 * still loading, as when the address changes. Without it the page would jump.
 */
function ServerHtml({ element }: Pick<SectionProps, 'element'>) {
  const [nodes] = useState(() =>
    [...(element.current?.childNodes ?? [])].map((node) => node.cloneNode(true)),
  );
  const show = useCallback((copy: HTMLElement | null) => copy?.replaceChildren(...nodes), [nodes]);
  return <div ref={show} />;
}

type SectionProps = Pick<Props, 'of'> & {
  gate: Gate;
  element: RefObject<HTMLDivElement | null>;
  onSettled: () => void;
};

const alreadyOpen = readAtOnce(Promise.resolve(), undefined);

function Section({ gate, element, of: Content, onSettled }: SectionProps) {
  use(gate.isOpen() ? alreadyOpen : gate.opened);
  return (
    <>
      <Content />
      <Settle gate={gate} element={element} onSettled={onSettled} />
    </>
  );
}

/** A component of its own, so that its effect runs after the content has hydrated. */
function Settle({ gate, element, onSettled }: Omit<SectionProps, 'of'>) {
  useLayoutEffect(() => {
    gate.settle();
    onSettled();
    const timer = setTimeout(() => pressAgain(element.current));
    return () => clearTimeout(timer);
  }, [gate, element, onSettled]);
  return null;
}

/** Pause before the code of a section is requested again, in milliseconds. */
const loadRetryPause = 5_000;

/**
 * A section whose code loads when it hydrates. `load` loads it ahead: on the server, and where the
 * browser renders the page without the server's HTML.
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
        return await loadCode(load);
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
