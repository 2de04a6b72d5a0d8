// SPDX-License-Identifier: AGPL-3.0-or-later
import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';

import { type Choice, choiceOf } from './choice.ts';

export interface TabsOption<Value extends string> extends Choice<Value> {
  /** Small text under the label, announced with it. */
  readonly note?: string;
}

export interface TabsProps<Value extends string> {
  /** Accessible label of the tab list. */
  readonly label: string;
  readonly options: readonly TabsOption<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs with one visible panel; arrow keys move between tabs. */
export function Tabs<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  children,
}: TabsProps<Value>) {
  return (
    <RadixTabs.Root value={value} onValueChange={choiceOf(options, onValueChange)}>
      <RadixTabs.List aria-label={label} className="flex flex-wrap gap-x-1 border-b-2 border-ink">
        {options.map((option) => (
          <RadixTabs.Trigger
            key={option.value}
            value={option.value}
            className="min-h-14 min-w-11 grow basis-0 rounded-t px-3 py-2 text-start leading-tight text-muted hover:text-ink data-[state=active]:bg-ink data-[state=active]:text-paper forced-colors:data-[state=active]:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText] forced-colors:data-[state=active]:forced-color-adjust-none"
          >
            <span className="block font-semibold whitespace-nowrap" lang={option.lang}>
              {option.label}
            </span>
            {option.note !== undefined && <span className="block text-xs">{option.note}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {/* The panel contains focusable elements, so it need not be a tab stop. */}
      <RadixTabs.Content key={value} value={value} tabIndex={-1} className="pt-6 outline-none">
        {children}
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
}
