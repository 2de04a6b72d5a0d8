// SPDX-License-Identifier: AGPL-3.0-or-later
import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { type ReactElement, type ReactNode, useRef } from 'react';

import { Button } from '../button.tsx';
import { isComposing } from '../composition.ts';

export interface DialogProps {
  /** The button that opens the dialog; omit it if `open` is controlled. */
  readonly trigger?: ReactElement;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons below the content; wrap the closing one in DialogClose. */
  readonly footer?: ReactNode;
  /**
   * What has the focus first: by default the first control, passing over links; of a dialog of links,
   * the dialog.
   */
  readonly initialFocus?: 'control' | 'dialog';
}

/** A modal dialog: traps the focus, closes on Escape and restores the focus. */
export function Dialog({
  trigger,
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  initialFocus = 'control',
}: DialogProps) {
  const opener = useRef<Element>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <RadixDialog.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="no-print fixed inset-0 z-50 grid animate-appear place-items-end overflow-y-auto bg-veil sm:place-items-center sm:p-6">
          <RadixDialog.Content
            className="relative w-full max-w-xl animate-arrive rounded border-t-4 border-ink bg-paper p-5 text-ink shadow sm:p-8"
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              if (initialFocus === 'control' || !(event.target instanceof HTMLElement)) return;
              event.preventDefault();
              event.target.focus();
            }}
            onCloseAutoFocus={(event) => {
              // Radix restores the focus only to a trigger.
              if (trigger || !(opener.current instanceof HTMLElement)) return;
              event.preventDefault();
              if (opener.current.isConnected) opener.current.focus();
            }}
            onEscapeKeyDown={(event) => {
              if (isComposing(event)) event.preventDefault();
            }}
            // Radix listens for Escape one render after it has moved the focus.
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.defaultPrevented) return;
              if (isComposing(event.nativeEvent)) return;
              event.preventDefault();
              closeButton.current?.click();
            }}
            // Radix warns about a missing description unless the attribute is explicitly undefined.
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <RadixDialog.Title className="me-12 text-2xl">{title}</RadixDialog.Title>
            {description !== undefined && (
              <RadixDialog.Description asChild>
                <div className="mt-2 text-muted">{description}</div>
              </RadixDialog.Description>
            )}
            <div className="mt-5">{children}</div>
            {footer !== undefined && (
              <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div>
            )}
            <div className="absolute end-3 top-3 sm:end-5 sm:top-6">
              <RadixDialog.Close asChild>
                <Button ref={closeButton} variant="quiet" size="icon" aria-label={closeLabel}>
                  <X aria-hidden="true" className="size-5" />
                </Button>
              </RadixDialog.Close>
            </div>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Makes its child, a button, close the dialog. */
export function DialogClose({ children }: { readonly children: ReactElement }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
