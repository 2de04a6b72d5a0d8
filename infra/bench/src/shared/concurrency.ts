// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * Runs a task for each index below `count`, `concurrency` of them at a time; each starts as soon as another one
 * ends.
 */
export async function forEachIndex(
  { count, concurrency }: { count: number; concurrency: number },
  run: (index: number) => Promise<unknown>,
): Promise<void> {
  const indexes = Array.from({ length: count }).keys();
  const work = async () => {
    for (const index of indexes) await run(index);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
