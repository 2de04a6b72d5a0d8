import type { HTMLAttributes } from 'react';

import { classNames } from './class-names.ts';

const variants = {
  ruled: 'border-t-2 border-ink pt-4',
  boxed: 'rounded border border-line bg-raised p-5 sm:p-6',
} as const;

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'section' | 'li';
  /** `ruled` hangs from a rule like a newspaper's column; `boxed` is for panels that hold controls. */
  readonly variant?: keyof typeof variants;
}

/** A piece of a page that stands for itself. */
export function Card({ as: Element = 'div', variant = 'ruled', className, ...rest }: CardProps) {
  return <Element className={classNames(variants[variant], className)} {...rest} />;
}
