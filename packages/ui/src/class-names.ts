// SPDX-License-Identifier: AGPL-3.0-or-later
/** Joins the class names that apply. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
