// SPDX-License-Identifier: AGPL-3.0-or-later
import { Slot } from 'radix-ui/slot';
import type { ComponentProps, ReactNode } from 'react';

import { classNames } from './class-names.ts';

const variants = {
  text: '',
  standalone: 'inline-flex min-h-11 items-center gap-2 font-semibold',
} as const;

export interface TextLinkProps extends ComponentProps<'a'> {
  /** `text` for running text, `standalone` for a touch target of its own. */
  readonly variant?: keyof typeof variants;
  /** Applies the style to its only child, for example a router link. */
  readonly asChild?: boolean;
}

export function TextLink({ variant = 'text', asChild = false, className, ...rest }: TextLinkProps) {
  const Element = asChild ? Slot : 'a';
  return <Element className={classNames(variants[variant], className)} {...rest} />;
}

export interface SkipLinkProps {
  /** The id of the main landmark, which needs `tabIndex={-1}`. */
  readonly target: string;
  readonly children: ReactNode;
}

/** The first element of the page: visible on focus, skips the header. */
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
