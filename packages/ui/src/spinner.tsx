import { classNames } from './class-names.ts';
import { SpinnerMark } from './spinner-mark.tsx';

export interface SpinnerProps {
  /** Announced, and shown beside the mark unless `labelHidden`. */
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly size?: 'small' | 'large';
  readonly className?: string;
}

/** A wait whose result has no known shape; where the shape is known, use Skeleton. */
export function Spinner({ label, labelHidden = false, size = 'small', className }: SpinnerProps) {
  return (
    <output className={classNames('inline-flex items-center gap-3 text-muted', className)}>
      <SpinnerMark className={size === 'large' ? 'size-8' : 'size-5'} />
      <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
    </output>
  );
}
