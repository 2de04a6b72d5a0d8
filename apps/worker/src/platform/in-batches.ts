/** Statements of one run; the next run does the rest. */
const statementsMax = 100;

/** Repeats a statement that handles a batch of rows, until it finds none. Returns the number of rows. */
export async function inBatches(run: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let count = 0; count < statementsMax; count += 1) {
    const rows = await run();
    if (rows === 0) break;
    sum += rows;
  }
  return sum;
}
