/** The end of whoever comes last, by key. */
const last = new Map<string, Promise<void>>();

/**
 * Does one thing at a time of those with the same key in this process. Who would wait for each
 * other in Postgres waits here, without holding a connection meanwhile.
 */
export async function withKeyedMutex<Result>(
  key: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const before = last.get(key);
  const { promise: mine, resolve: end } = Promise.withResolvers<void>();
  last.set(key, mine);
  await before;
  try {
    return await run();
  } finally {
    if (last.get(key) === mine) last.delete(key);
    end();
  }
}
