// SPDX-License-Identifier: AGPL-3.0-or-later
/** An option of a control. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Language of the label, if it differs from the page's. */
  readonly lang?: string;
}

/** Calls `onValueChange` with a value that the DOM gives as any string, if it is one of the options. */
export function choiceOf<Value extends string>(
  options: readonly { readonly value: Value }[],
  onValueChange: (value: Value) => void,
) {
  return (next: string): void => {
    const option = options.find(({ value }) => value === next);
    if (option) onValueChange(option.value);
  };
}
