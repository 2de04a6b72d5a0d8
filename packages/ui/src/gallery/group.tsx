// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ReactNode } from 'react';

import { Card } from '../card.tsx';

/** A titled group of examples. */
export function Group({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Card as="section">
      <h2 className="mb-5">{title}</h2>
      <div className="grid gap-5">{children}</div>
    </Card>
  );
}

/** Examples side by side. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
