// SPDX-License-Identifier: AGPL-3.0-or-later
import type { HTMLAttributes } from 'react';

import { classNames } from './class-names.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'section' | 'li';
}

/** A self-contained part of a page, under a line like a newspaper column. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element className={classNames('border-t-2 border-ink pt-4', className)} {...rest} />;
}
