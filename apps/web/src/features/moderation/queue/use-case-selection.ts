// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ModerationCase } from '@kga/contracts/moderation';
import { useState } from 'react';

import { keyOf } from './outcomes.ts';

/** The selection among the cases that can be decided. */
export function useCaseSelection(decidable: readonly ModerationCase[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const isSelected = (item: ModerationCase) => keys.has(keyOf(item));
  const select = (items: readonly ModerationCase[], selected: boolean) => {
    const changed = items.map(keyOf);
    setKeys((before) => {
      const others = [...before].filter((key) => !changed.includes(key));
      return new Set(selected ? [...others, ...changed] : others);
    });
  };
  return {
    selected: decidable.filter(isSelected),
    selectable: decidable.length,
    isSelected,
    select,
    selectAll: (selected: boolean) => select(decidable, selected),
    clear: () => setKeys(new Set()),
  };
}
