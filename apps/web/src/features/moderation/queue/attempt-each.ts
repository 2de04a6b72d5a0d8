/** Does something with each in turn, also after one of them failed; answers what went wrong. */
export async function attemptEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}
