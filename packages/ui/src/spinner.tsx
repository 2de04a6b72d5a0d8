// SPDX-License-Identifier: AGPL-3.0-or-later
import { classNames } from './class-names.ts';

export interface SpinnerProps {
  /** Shown beside the ring. */
  readonly label: string;
  readonly size?: 'small' | 'large';
  readonly className?: string;
}

/** Loading indicator for content of unknown shape; otherwise use Skeleton. */
export function Spinner({ label, size = 'small', className }: SpinnerProps) {
  return (
    <output className={classNames('inline-flex items-center gap-3 text-muted', className)}>
      <SpinnerMark className={size === 'large' ? 'size-8' : 'size-5'} />
      <span>{label}</span>
    </output>
  );
}

/** The spinning ring alone, hidden from screen readers. */
export function SpinnerMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="3"
      className={classNames('shrink-0 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" opacity="0.25" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}
