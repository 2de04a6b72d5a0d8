// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { ErrorPanel } from '@kga/ui/error-panel';
import { SkipLink } from '@kga/ui/link';
import { useTooltips } from '@kga/ui/tooltip';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';

import { PageSpinner } from '../components/load-state.tsx';
import { type BrowserConfig, useBrowserConfig, whenIdle } from '../lib/browser.ts';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { hydrateSections } from '../lib/hydrate-when-near.tsx';
import { useFormats } from '../lib/language.tsx';
import { historyIndexOf } from '../lib/navigation-entries.ts';
import { useTranslation } from '../lib/translation.ts';
import { ScrollRestoration } from './scroll-restoration.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { LanguageOffer } from './shell/language-offer.tsx';
import { Registered } from './shell/registered.tsx';
import { useSearchShortcut } from './shell/search-shortcut.ts';
import { Visitor } from './shell/visitor.tsx';

const mainId = 'content';

/**
 * Moves the focus to the content after a change of page, so that screen readers read it; on going back, to
 * the link that was followed. If only the query changes, as by a filter, the pressed element keeps the
 * focus while it exists.
 */
function useFocusOnNavigation(pathname: string, search: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef({ pathname, search, index: 0 });
  useEffect(() => {
    const { current: old } = before;
    const index = historyIndexOf(history.state) ?? 0;
    before.current = { pathname, search, index };
    if (old.pathname === pathname && old.search === search) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    // A page that begins with a field may focus it.
    const isInField = document.activeElement?.matches('main input') === true;
    if (location.hash || isInField || (old.pathname === pathname && !lost)) return;
    const links = index < old.index ? (main.current?.querySelectorAll('a') ?? []) : [];
    const followed = [...links].find(
      (link) => link.pathname === old.pathname && link.search === old.search,
    );
    (followed ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, search]);
  return main;
}

declare global {
  interface Window {
    /** Set once the app handles presses. */
    kgaAwake?: boolean;
    /** What was last pressed or changed before that; set by the document's inline script. */
    kgaEarlyTarget?: Element | null;
  }
}

/**
 * Repeats the last press of a button from before hydration, in a task of its own: for an event from
 * outside its own work, React hydrates the pressed part first. Fields notice by themselves what was
 * chosen in them, and change what other sections read.
 */
function useEarlyPress(): void {
  useLayoutEffect(() => {
    window.kgaAwake = true;
    const timer = setTimeout(() => {
      if (window.kgaEarlyTarget) hydrateSections();
      window.kgaEarlyTarget?.closest('button')?.click();
      window.kgaEarlyTarget = null;
    });
    return () => clearTimeout(timer);
  }, []);
}

/**
 * Lays out the whole page once the browser is idle: pictures of the page have no gaps then, and the End
 * key leads to its end.
 */
function useWholeLayout(): void {
  useEffect(
    () =>
      whenIdle(() => {
        document.documentElement.dataset['laidOut'] = '';
      }),
    [],
  );
}

/** Whether a page belongs to the archive, all of which is dark, header and footer too. */
const isMemorial = (pathname: string): boolean =>
  pathname === pathTo('archive') || pathname.startsWith(`${pathTo('archive')}/`);

/** Surrounds every page. Each `Suspense` boundary hydrates in a task of its own. */
export function Layout() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { demonstration, readOnly } = useBrowserConfig();
  useEarlyPress();
  useWholeLayout();
  useSearchShortcut();
  useTooltips();
  const main = useFocusOnNavigation(pathname, search);
  return (
    <div className={`flex min-h-dvh flex-col ${isMemorial(pathname) ? 'memorial' : ''}`}>
      <SkipLink target={mainId}>{t('skip')}</SkipLink>
      <LanguageOffer />
      <Suspense>
        <Header />
      </Suspense>
      {demonstration && <DemonstrationNote demonstration={demonstration} />}
      {readOnly && (
        <SiteNote>
          {t('readOnly')} <Link to={pathTo('endOfLife')}>{t('footer.endOfLife')}</Link>
        </SiteNote>
      )}
      {!readOnly && <Registered pathname={pathname} />}
      <main id={mainId} ref={main} tabIndex={-1} className="grow outline-none">
        <ErrorBoundary key={pathname} fallback={<BrokenPart />}>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
            <ScrollRestoration />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      {!readOnly && <Visitor />}
    </div>
  );
}

/** Which year is replayed, how fast if it is faster, and what is made up. */
function DemonstrationNote({
  demonstration: { year, speed },
}: {
  demonstration: NonNullable<BrowserConfig['demonstration']>;
}) {
  const { t } = useTranslation(['shell', 'shared']);
  const formats = useFormats();
  const notes = [
    t('shared:replay', { year: String(year) }),
    ...(speed > 1 ? [t('demonstration.speed', { n: formats.integer(speed) })] : []),
    t('demonstration.content'),
  ];
  return <SiteNote>{notes.join(' · ')}</SiteNote>;
}

/** What holds for all pages. A letter is printed without it. */
function SiteNote({ children }: { children: ReactNode }) {
  return (
    <p
      role="note"
      className="bg-wash py-1 text-sm text-muted in-[:has(.prints-alone)]:print:hidden"
    >
      <span className="column-data block">{children}</span>
    </p>
  );
}

function BrokenPart() {
  const { t } = useTranslation('shell');
  return (
    <div className="column-text py-16">
      <ErrorPanel
        title={t('broken.title')}
        text={t('broken.text')}
        retryLabel={t('broken.reload')}
        retryingLabel={t('loading')}
        onRetry={() => location.reload()}
      />
    </div>
  );
}
