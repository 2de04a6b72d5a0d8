// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ComponentProps } from 'react';

const focus = (element: HTMLElement | null) => element?.focus();

/** The heading of what replaces a form or a button that is gone: it has the focus, so that screen readers read it. */
export function FocusedHeading({
  children,
  ...rest
}: Omit<ComponentProps<'h2'>, 'ref' | 'tabIndex'>) {
  return (
    <h2 ref={focus} tabIndex={-1} {...rest}>
      {children}
    </h2>
  );
}
