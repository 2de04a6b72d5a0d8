import { classNames } from './class-names.ts';

export interface SkeletonProps {
  /** Gives the size of what comes, for example `h-6 w-40`. */
  readonly className: string;
}

/** A shape in the place of what comes. Silent: the region that waits sets `aria-busy`. */
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

/** Lines of running text to come, the last one shorter. */
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
