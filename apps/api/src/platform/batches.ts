// SPDX-License-Identifier: AGPL-3.0-or-later
import { toAppError } from './errors.ts';

type Entry<Item, Result> = {
  readonly item: Item;
  readonly settle: PromiseWithResolvers<Result>;
};

type Options<Item, Result> = {
  /** Writes all items or none, and returns the result of each; they differ in their keys. */
  write: (items: readonly Item[]) => Promise<(item: Item) => Result>;
  keyOf: (item: Item) => string;
  /** Most items in one batch; 50 by default. */
  max?: number;
};

/**
 * Returns a function that writes an item. What arrives while a batch is being written is written
 * together with the next one, so that a burst costs few statements and few commits.
 */
export function createBatches<Item, Result = void>({
  write,
  keyOf,
  max = 50,
}: Options<Item, Result>) {
  let waiting: Entry<Item, Result>[] = [];
  let isWriting = false;

  /** The first item of each key; the others stay. */
  function takeBatch(): Entry<Item, Result>[] {
    const batch = new Map<string, Entry<Item, Result>>();
    waiting = waiting.filter((entry) => {
      const key = keyOf(entry.item);
      if (batch.size >= max || batch.has(key)) return true;
      batch.set(key, entry);
      return false;
    });
    return [...batch.values()];
  }

  async function writeBatch(batch: readonly Entry<Item, Result>[]): Promise<void> {
    try {
      const resultOf = await write(batch.map(({ item }) => item));
      for (const { item, settle } of batch) settle.resolve(resultOf(item));
    } catch (error) {
      if (toAppError(error).code === 'dependency_unavailable') {
        // What waits would wait as long in vain.
        for (const { settle } of [...batch, ...waiting]) settle.reject(error);
        waiting = [];
      } else if (batch.length === 1) batch[0]?.settle.reject(error);
      // One item that cannot be written must not fail the others.
      else for (const entry of batch) await writeBatch([entry]);
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) await writeBatch(takeBatch());
    isWriting = false;
  }

  return (item: Item): Promise<Result> => {
    const settle = Promise.withResolvers<Result>();
    waiting.push({ item, settle });
    if (!isWriting) void writeAll();
    return settle.promise;
  };
}
