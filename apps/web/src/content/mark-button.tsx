// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import type { OwnMark } from './use-mark.ts';

type MarkLabelProps = {
  isSet: boolean;
  Icon: LucideIcon;
  /** Classes of the icon while the mark is set, and while it is not. */
  look: { set: string; unset?: string };
  text: string;
};

export const MarkLabel = ({ isSet, Icon, look, text }: MarkLabelProps) => (
  <>
    <Icon
      aria-hidden="true"
      className={`size-4 shrink-0 ${isSet ? look.set : (look.unset ?? '')}`}
    />
    <span className="tabular">{text}</span>
  </>
);

type MarkButtonProps = Omit<MarkLabelProps, 'isSet'> &
  Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
    mark: OwnMark;
    /** Begins with the text, and distinguishes the button from others of the page. */
    'aria-label': string;
  };

/** Sets a mark of the visitor and takes it back. */
export const MarkButton = ({ mark, Icon, look, text, ...button }: MarkButtonProps) => (
  <Button {...button} aria-pressed={mark.isSet} disabled={!mark.canToggle} onClick={mark.toggle}>
    <MarkLabel {...{ Icon, look, text }} isSet={mark.isSet} />
  </Button>
);
