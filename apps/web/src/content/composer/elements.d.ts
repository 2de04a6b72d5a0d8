// SPDX-License-Identifier: AGPL-3.0-or-later
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Element<Attributes> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Attributes;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React declares its elements in one
  namespace JSX {
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
    interface IntrinsicElements {
      'markdown-toolbar': Element<{ for: string }>;
      'text-expander': Element<{ keys: string; multiword: string }>;
    }
  }
}
