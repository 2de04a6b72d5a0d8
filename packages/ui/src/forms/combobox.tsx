// SPDX-License-Identifier: AGPL-3.0-or-later
import { type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { Field, type FieldText, controlClass, useControl } from './field.tsx';

const { InputBlur, InputKeyDownEscape, InputKeyDownEnter, ItemClick } =
  useCombobox.stateChangeTypes;

interface ComboboxProps<Item>
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'list'>, FieldText {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** What may be meant; the list opens while there are some. */
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  /** Called with the item that was chosen by mouse or keyboard; the value stays as it was typed. */
  readonly onChoose: (item: Item) => void;
  /** Names the list. */
  readonly listLabel: string;
  /** Says how many there are; read out when it changes. */
  readonly status: string;
}

/** What is typed stays: neither choosing, nor leaving the field, nor Escape changes it. */
function keepTyped<Item>(
  state: { inputValue: string; selectedItem: Item | null },
  { type, changes }: UseComboboxStateChangeOptions<Item>,
) {
  if (type === ItemClick || type === InputKeyDownEnter) {
    return { ...changes, inputValue: state.inputValue };
  }
  const isLeft = type === InputBlur || type === InputKeyDownEscape;
  return isLeft ? { ...state, isOpen: false, highlightedIndex: -1 } : changes;
}

type ListState<Item> = Pick<
  ComboboxProps<Item>,
  'value' | 'onValueChange' | 'items' | 'keyOf' | 'onChoose'
> & { inputId: string };

/**
 * Keeps the highlight on its item when other items come while one chooses, whose place would be another's. The list itself
 * owns the highlight, so that a key that follows at once finds it.
 */
function useFollowedItem(
  keys: readonly string[],
  { index, highlight }: { index: number; highlight: (at: number) => void },
): void {
  const seen = useRef<{ keys: readonly string[]; key: string | undefined }>({
    keys,
    key: undefined,
  });
  useLayoutEffect(() => {
    const { keys: before, key } = seen.current;
    const hasChanged = keys.join('\n') !== before.join('\n');
    const at = hasChanged && key !== undefined ? keys.indexOf(key) : index;
    seen.current = { keys, key: keys[at] };
    if (at !== index) highlight(at);
  });
}

/** The state of the list, and the attributes of field, list and items. */
function useList<Item>({ value, onValueChange, items, keyOf, onChoose, inputId }: ListState<Item>) {
  const [wanted, setWanted] = useState(false);
  const isOpen = wanted && items.length > 0;
  const { highlightedIndex, setHighlightedIndex, getInputProps, ...list } = useCombobox<Item>({
    items: [...items],
    inputId,
    inputValue: value,
    selectedItem: null,
    itemToString: () => value,
    isOpen,
    onIsOpenChange: (changes) => setWanted(changes.isOpen),
    stateReducer: keepTyped,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
  });
  useFollowedItem(items.map(keyOf), { index: highlightedIndex, highlight: setHighlightedIndex });
  const readTyped = useEffectEvent((field: HTMLElement | null) => {
    if (field instanceof HTMLInputElement && field.value !== value) onValueChange(field.value);
  });
  // What was typed before the script has started stays.
  useLayoutEffect(() => readTyped(document.getElementById(inputId)), [inputId]);
  const input = getInputProps({
    onChange: ({ currentTarget }) => onValueChange(currentTarget.value),
    // Also before there are items, which would open the list again.
    onBlur: () => setWanted(false),
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
      const submits = key === 'Enter' && highlightedIndex === -1;
      if (submits) setWanted(false);
      // Without a chosen item, Enter submits the form; Home and End move in the text.
      if (submits || key === 'Home' || key === 'End') {
        Object.assign(nativeEvent, { preventDownshiftDefault: true });
      }
    },
    // The label is that of the field.
    'aria-labelledby': undefined,
  });
  return { ...list, isOpen, highlightedIndex, input };
}

/** A text field that suggests items while one types, by the combobox pattern of ARIA. */
export function Combobox<Item>({
  value,
  onValueChange,
  items,
  keyOf,
  render,
  onChoose,
  listLabel,
  status,
  label,
  hint,
  error,
  note,
  id,
  className = '',
  ...attributes
}: ComboboxProps<Item>) {
  const { control } = useControl({ id, hint, error });
  const list = useList({ value, onValueChange, items, keyOf, onChoose, inputId: control.id });
  const menu = list.getMenuProps({ 'aria-label': listLabel, 'aria-labelledby': undefined });
  return (
    <div className={`relative ${className}`}>
      <Field {...{ label, hint, error, note, id: control.id }}>
        {(described) => (
          <input
            {...attributes}
            {...described}
            {...list.input}
            className={controlClass(error !== undefined)}
          />
        )}
      </Field>
      <ul
        {...menu}
        hidden={!list.isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-[60vh] overflow-y-auto rounded border border-edge bg-raised py-1 shadow-lg"
      >
        {list.isOpen &&
          items.map((item, index) => (
            <li
              key={keyOf(item)}
              {...list.getItemProps({ item, index })}
              className={`cursor-pointer px-4 py-2 ${index === list.highlightedIndex ? 'bg-wash' : ''}`}
            >
              {render(item)}
            </li>
          ))}
      </ul>
      <p role="status" className="sr-only">
        {list.isOpen ? status : ''}
      </p>
    </div>
  );
}
