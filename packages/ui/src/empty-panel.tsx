// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';

export interface EmptyPanelProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** A button or link to the next step. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** Shown in place of an empty list. */
export function EmptyPanel({ title, text, action, className }: EmptyPanelProps) {
  return (
    <div className={classNames('border-y border-line py-10 text-center', className)}>
      <p className="font-heading text-xl font-bold">{title}</p>
      {text !== undefined && <div className="mx-auto mt-2 max-w-text text-muted">{text}</div>}
      {action !== undefined && (
        <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>
      )}
    </div>
  );
}
