// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ComponentProps } from 'react';

import { classNames } from './class-names.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classNames('sr-only', className)} {...rest} />;
}
