import type { ModerationCase } from '@kga/contracts';
import { useState } from 'react';

import { keyOf } from './outcomes.ts';

export type CaseSelection = {
  /** The selected cases. */
  selected: readonly ModerationCase[];
  /** How many cases can be selected. */
  selectable: number;
  isSelected: (item: ModerationCase) => boolean;
  select: (items: readonly ModerationCase[], selected: boolean) => void;
  /** Selects or deselects all open cases. */
  selectAll: (selected: boolean) => void;
  clear: () => void;
};

/** The selection among the cases that can be decided. */
export function useCaseSelection(decidable: readonly ModerationCase[]): CaseSelection {
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
    selectAll: (selected) => select(decidable, selected),
    clear: () => setKeys(new Set()),
  };
}
