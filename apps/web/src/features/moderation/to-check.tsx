// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ReactNode } from 'react';

type ToCheckProps = { id: string; title: string; intro: string; children: ReactNode };

/** A list above the queue of what waits beside its cases. */
export function ToCheck({ id, title, intro, children }: ToCheckProps) {
  return (
    <section className="mt-6 border-s-4 border-signal bg-wash p-4" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 max-w-text text-muted">{intro}</p>
      <ul className="mt-3 divide-y divide-line">{children}</ul>
    </section>
  );
}

/** An entry: what it is, and its buttons. */
export function EntryToCheck({ children }: { children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">{children}</li>
  );
}
