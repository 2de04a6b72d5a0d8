// SPDX-License-Identifier: AGPL-3.0-or-later
/** Fills the placeholders of a text; values are not interpolated again. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\{\{(\w+)\}\}/g,
    (placeholder, key: string) => values[key] ?? placeholder,
  );
}
