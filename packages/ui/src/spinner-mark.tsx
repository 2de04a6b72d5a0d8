import { classNames } from './class-names.ts';

/** The turning ring alone, silent to screen readers. */
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
