// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';

const tones = {
  plain: 'border-edge text-muted',
  live: 'border-step-green text-ink',
  notice: 'border-step-yellow-edge text-ink',
  signal:
    'border-signal-fill bg-signal-fill text-signal-ink print:bg-transparent print:text-signal',
} as const;

const dots = {
  plain: undefined,
  live: 'animate-breathe bg-step-green',
  notice: 'bg-step-yellow inset-ring inset-ring-step-yellow-edge',
  signal: undefined,
} as const;

export interface BadgeProps {
  /** `live` pulses, `notice` warns, for example of sample figures. */
  readonly tone?: keyof typeof tones;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A short label. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  const dot = dots[tone];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2 rounded border px-2 py-0.5 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {dot && <span aria-hidden="true" className={classNames('size-2 rounded-full', dot)} />}
      {children}
    </span>
  );
}
