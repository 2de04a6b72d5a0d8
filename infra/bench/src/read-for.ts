import { Agent } from 'node:http';

import { readAnswer } from './read-answer.ts';

/**
 * Reads an address for `ms` milliseconds, by `readers` at once, each one answer after the other.
 *
 * @returns milliseconds of each answer
 * @throws where an answer is not 200
 */
export async function readFor(
  url: string,
  { readers, ms }: { readers: number; ms: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const end = performance.now() + ms;
  const read = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      const { status } = await readAnswer(url, { agent });
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  agent.destroy();
  return times;
}
