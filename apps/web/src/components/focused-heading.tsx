// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ComponentProps } from 'react';

const focus = (element: HTMLElement | null) => element?.focus();

type FocusedHeadingProps = Omit<ComponentProps<'h2'>, 'ref' | 'tabIndex'> & { level?: 1 | 2 };

/** The heading of what replaces a form or a button that is gone: it has the focus, so that screen readers read it. */
export function FocusedHeading({ level = 2, children, ...rest }: FocusedHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Heading ref={focus} tabIndex={-1} {...rest}>
      {children}
    </Heading>
  );
}
