// SPDX-License-Identifier: AGPL-3.0-or-later
import { classNames } from './class-names.ts';

export interface SkeletonProps {
  /** Size of the expected content, for example `h-6 w-40`. */
  readonly className: string;
}

/** Placeholder for loading content. The surrounding region sets `aria-busy`. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded bg-line', className)}
    />
  );
}

export interface SkeletonTextProps {
  readonly lines: number;
  readonly className?: string;
}

/** Placeholder for lines of text, the last one shorter. */
export function SkeletonText({ lines, className }: SkeletonTextProps) {
  return (
    <span aria-hidden="true" className={classNames('block', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="flex h-[1lh] items-center">
          <Skeleton
            className={line === lines - 1 && lines > 1 ? 'h-[0.7em] w-3/5' : 'h-[0.7em] w-full'}
          />
        </span>
      ))}
    </span>
  );
}
