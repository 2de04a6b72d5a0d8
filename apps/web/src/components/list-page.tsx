// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

import { usePageHead } from '../lib/head.tsx';

/** Head of a list. Search results are not indexed, and neither is a list without data. */
export function useListHead({
  isSearch,
  isLoaded,
  ...head
}: Parameters<typeof usePageHead>[0] & { isSearch: boolean; isLoaded: boolean }): void {
  usePageHead({
    ...head,
    hidden: isSearch || !isLoaded,
    // The server waits for the data before it renders: without data there, loading has failed.
    ...(!isLoaded && { status: 503 }),
  });
}

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="no-print">
      <Link to={to} className="inline-flex min-h-11 items-center text-sm">
        {children}
      </Link>
    </p>
  );
}

type PageHeaderProps = { title: ReactNode; lead?: string | undefined; action?: ReactNode };

export function PageHeader({ title, lead, action }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        {title}
        {lead !== undefined && <p className="mt-3 max-w-text text-lg text-muted">{lead}</p>}
      </div>
      {action}
    </header>
  );
}

type LinkTabsProps = {
  label: string;
  links: readonly { to: string; label: string; current: boolean }[];
  className?: string;
};

/** Links to the categories or sort orders of a list, one of which is shown. */
export function LinkTabs({ label, links, className = '' }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={`border-b border-edge ${className}`}>
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {links.map((link) => (
          <li key={link.label}>
            <Link
              to={link.to}
              aria-current={link.current ? 'true' : undefined}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent font-semibold text-muted no-underline hover:text-ink aria-[current=true]:border-signal aria-[current=true]:text-ink"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SearchableListProps = {
  /** Undefined if the page has its form elsewhere. */
  search?: ReactNode;
  tabs?: ReactNode;
  /** Heading of the list, for screen readers. */
  title: string;
  children: ReactNode;
};

export function SearchableList({ search, tabs, title, children }: SearchableListProps) {
  const id = useId();
  return (
    <>
      {search !== undefined && <div className="no-print mt-8">{search}</div>}
      {tabs !== undefined && <div className="mt-4">{tabs}</div>}
      <section aria-labelledby={id} className="mt-6">
        <h2 id={id} className="sr-only">
          {title}
        </h2>
        {children}
      </section>
    </>
  );
}
