// SPDX-License-Identifier: AGPL-3.0-or-later
/** Items of one request; the API takes at most so many. */
const batchMax = 100;

type Waiting<Item> = {
  id: string;
  resolve: (item: Item | undefined) => void;
  reject: (error: unknown) => void;
};

/**
 * Merges the loads of single items that components start in one task into requests for many.
 * @param load may leave out items, which are undefined then
 */
export function createBatch<Item extends { id: string }>(
  load: (ids: readonly string[]) => Promise<readonly Item[]>,
): (id: string) => Promise<Item | undefined> {
  let waiting: Waiting<Item>[] = [];

  async function send(batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      const items = new Map((await load(batch.map(({ id }) => id))).map((item) => [item.id, item]));
      for (const { id, resolve } of batch) resolve(items.get(id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function flush(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += batchMax) {
      void send(all.slice(from, from + batchMax));
    }
  }

  return (id) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush);
      waiting.push({ id, resolve, reject });
    });
}
