// SPDX-License-Identifier: AGPL-3.0-or-later
import { Check } from 'lucide-react';
import * as RadixMenu from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';

import { type Choice, choiceOf } from '../choice.ts';
import { classNames } from '../class-names.ts';

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 py-2 leading-tight no-underline outline-none select-none data-highlighted:bg-ink data-highlighted:text-paper';

export interface MenuProps {
  /** The button; it also labels the menu. */
  readonly trigger: ReactElement;
  /** Opens on mount: for a menu that is loaded by a click on its button. */
  readonly defaultOpen?: boolean;
  readonly children: ReactNode;
}

/** A dropdown menu. The page stays scrollable, so opening causes no layout shift. */
export function Menu({ trigger, defaultOpen = false, children }: MenuProps) {
  return (
    <RadixMenu.Root modal={false} defaultOpen={defaultOpen}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="no-print z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-48 animate-appear overflow-y-auto rounded border border-edge bg-raised p-1 text-ink shadow"
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

export interface MenuItemProps {
  readonly onSelect?: () => void;
  /** Applies the item to its only child, for example a router link. */
  readonly asChild?: boolean;
  readonly children: ReactNode;
}

/** An action or a link. */
export function MenuItem({ onSelect, asChild = false, children }: MenuItemProps) {
  return (
    <RadixMenu.Item
      asChild={asChild}
      className={itemClass}
      {...(onSelect === undefined ? {} : { onSelect })}
    >
      {children}
    </RadixMenu.Item>
  );
}

export interface MenuRadioGroupProps<Value extends string> {
  /** Shown above the options, and announced. */
  readonly label: string;
  readonly options: readonly Choice<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

/** A single choice, for example of the language or the theme. */
export function MenuRadioGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: MenuRadioGroupProps<Value>) {
  return (
    <RadixMenu.RadioGroup
      value={value}
      onValueChange={choiceOf(options, onValueChange)}
      aria-label={label}
    >
      <RadixMenu.Label className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">
        {label}
      </RadixMenu.Label>
      {options.map((option) => (
        <RadixMenu.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          className={classNames(itemClass, 'justify-between data-[state=checked]:font-semibold')}
        >
          {option.label}
          <RadixMenu.ItemIndicator>
            <Check aria-hidden="true" className="size-4 shrink-0" />
          </RadixMenu.ItemIndicator>
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  );
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="mx-3 my-1 h-px bg-line" />;
}
