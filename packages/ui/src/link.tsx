import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';

import { classNames } from './class-names.ts';

const variants = {
  text: '',
  quiet: 'text-muted no-underline hover:text-ink hover:underline',
  standalone: 'inline-flex min-h-11 items-center gap-2 font-semibold',
} as const;

export interface TextLinkProps extends ComponentProps<'a'> {
  /** `text` stands in a sentence, `quiet` in a footer or caption, `standalone` alone as a touch target. */
  readonly variant?: keyof typeof variants;
  /** Lends the look to the one child, for example a router's link. */
  readonly asChild?: boolean;
}

/** A link. */
export function TextLink({ variant = 'text', asChild = false, className, ...rest }: TextLinkProps) {
  const Element = asChild ? Slot : 'a';
  return <Element className={classNames(variants[variant], className)} {...rest} />;
}
