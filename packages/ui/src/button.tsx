// SPDX-License-Identifier: AGPL-3.0-or-later
import { Slot, Slottable } from 'radix-ui/slot';
import type { ComponentProps, MouseEvent } from 'react';

import { classNames } from './class-names.ts';
import { SpinnerMark } from './spinner.tsx';

const variants = {
  signal:
    'border-transparent bg-signal-fill text-signal-ink hover:not-aria-disabled:bg-ink hover:not-aria-disabled:text-paper',
  plain: 'border-edge bg-raised text-ink hover:not-aria-disabled:border-ink',
  quiet: 'border-transparent text-ink hover:not-aria-disabled:bg-wash',
} as const;

const sizes = {
  small: 'min-h-11 gap-2 px-3 py-2 text-sm',
  medium: 'min-h-12 gap-2 px-5 py-2.5 text-base',
  large: 'min-h-14 gap-3 px-[min(1.75rem,4.5vw)] py-3.5 sm:text-lg',
  icon: 'size-11 p-0',
} as const;

interface Look {
  /** `signal` is for the primary action of a screen. */
  readonly variant?: keyof typeof variants;
  /** Every size is a touch target of 44 px; `icon` is square and needs an `aria-label`, its tooltip. */
  readonly size?: keyof typeof sizes;
}

interface Busy {
  /** While true the button keeps its size and focus, and ignores presses. */
  readonly busy: boolean;
  /** Announced when `busy` turns true. */
  readonly busyLabel: string;
  readonly asChild?: false;
}

interface NeverBusy {
  readonly busy?: never;
  readonly busyLabel?: never;
  /** Applies the style to its only child, for example a router link. */
  readonly asChild?: boolean;
}

export type ButtonProps = ComponentProps<'button'> & Look & (Busy | NeverBusy);

/** A button, or with `asChild` a link that looks like one. */
export function Button({
  variant = 'plain',
  size = 'medium',
  busy,
  busyLabel,
  asChild = false,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = classNames(
    'relative inline-flex max-w-full items-center justify-center rounded border text-center leading-tight font-semibold text-balance no-underline transition-colors',
    'aria-disabled:cursor-not-allowed disabled:opacity-55',
    variants[variant],
    sizes[size],
    className,
  );

  const tooltip = size === 'icon' ? { 'data-tooltip': rest['aria-label'] } : {};

  if (asChild) {
    return (
      <Slot className={classes} {...tooltip} {...rest}>
        <Slottable>{children}</Slottable>
      </Slot>
    );
  }

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        type="button"
        className={classes}
        disabled={disabled}
        // A disabled button loses its focus, so a busy one is only marked with ARIA.
        aria-disabled={busy || disabled || undefined}
        aria-busy={busy || undefined}
        onClick={press}
        {...tooltip}
        {...rest}
      >
        {busy === undefined ? (
          children
        ) : (
          <>
            <span
              className={classNames('inline-flex items-center gap-[inherit]', busy && 'opacity-0')}
            >
              {children}
            </span>
            {busy && <SpinnerMark className="absolute size-5" />}
          </>
        )}
      </button>
      {busy !== undefined && <output className="sr-only">{busy ? busyLabel : ''}</output>}
    </>
  );
}
