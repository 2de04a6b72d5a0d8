// SPDX-License-Identifier: AGPL-3.0-or-later
/** A throttled function. */
export type Throttled = {
  readonly call: () => void;
  /** Cancels the pending trailing call. */
  readonly stop: () => void;
};

/** Calls `act` at once, and once more after `interval` ms if it was called again meanwhile. */
export function throttle(act: () => void, interval: number): Throttled {
  let timer: NodeJS.Timeout | undefined;
  let again = false;

  function startInterval(): void {
    timer = setTimeout(() => {
      timer = undefined;
      if (again) call();
    }, interval).unref();
  }

  function call(): void {
    again = timer !== undefined;
    if (again) return;
    startInterval();
    act();
  }

  return { call, stop: () => clearTimeout(timer) };
}
