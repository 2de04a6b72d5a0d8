// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * Marks a promise with the value that it has resolved to, where React's `use` looks for it: `use` then
 * returns it in the same render instead of suspending first.
 */
export const readAtOnce = <Value>(promise: Promise<Value>, value: Value): Promise<Value> =>
  Object.assign(promise, { status: 'fulfilled', value });
