import type { ReactNode } from 'react';

export interface SkipLinkProps {
  /** The id of the main landmark, which needs `tabIndex={-1}`. */
  readonly target: string;
  readonly children: ReactNode;
}

/** First in the page: invisible until focused, leads past the header. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="no-print sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:start-4 focus-visible:top-4 focus-visible:z-50 focus-visible:rounded focus-visible:bg-ink focus-visible:px-5 focus-visible:py-3 focus-visible:font-semibold focus-visible:text-paper"
    >
      {children}
    </a>
  );
}
