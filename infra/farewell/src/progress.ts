// SPDX-License-Identifier: AGPL-3.0-or-later
import type { WrittenFile } from './copy/destination.ts';

/** Milliseconds between lines. */
const interval = 5_000;

/** Returns the function that tells how far a run is, at most every few seconds and at the end. */
export function createProgress(log: (line: string) => void, files: () => Iterable<WrittenFile>) {
  const began = performance.now();
  let shownAt = began;
  let first: number | undefined;

  return (what: string, done: number, of?: number): void => {
    const now = performance.now();
    first ??= done;
    if (now - shownAt < interval && done !== of) return;
    shownAt = now;
    if (of === undefined) {
      log(`${done.toLocaleString('en')} ${what}`);
      return;
    }
    const bytes = [...files()].reduce((sum, entry) => sum + entry.bytes, 0);
    const perSecond = (done - first) / ((now - began) / 1_000);
    const left = perSecond > 0 ? Math.ceil((of - done) / perSecond / 60) : 0;
    log(
      `${done.toLocaleString('en')} of ${of.toLocaleString('en')} ${what}, ${(bytes / 1_000_000).toFixed(1)} MB` +
        (done === of ? '' : `, ${perSecond.toFixed(1)} a second, about ${left} min left`),
    );
  };
}
