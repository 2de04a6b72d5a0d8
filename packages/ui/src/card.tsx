import type { HTMLAttributes } from 'react';

import { classNames } from './class-names.ts';

const variants = {
  ruled: 'border-t-2 border-ink pt-4',
  boxed: 'rounded border border-line bg-raised p-5 sm:p-6',
} as const;

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'section' | 'li';
  /** `ruled` has a top border like a newspaper column; `boxed` is for panels with controls. */
  readonly variant?: keyof typeof variants;
}

/** A self-contained part of a page. */
export function Card({ as: Element = 'div', variant = 'ruled', className, ...rest }: CardProps) {
  return <Element className={classNames(variants[variant], className)} {...rest} />;
}
