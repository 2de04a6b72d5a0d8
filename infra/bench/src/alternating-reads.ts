import { median, quantile } from './statistics.ts';

/** One read; what is given says which of the different ones. */
export type Read<T> = (what: T) => Promise<void>;

/**
 * Does the same reads at two places in turn, block by block, the first block unmeasured.
 * @returns the median over the blocks of the ratio of the 95th percentiles, `many` to `few`
 */
export async function compareP95<T>(
  name: string,
  sides: { readonly few: Read<T>; readonly many: Read<T> },
  blocks: ReadonlyArray<readonly T[]>,
): Promise<number> {
  const ratios: number[] = [];
  const all = { few: new Array<number>(), many: new Array<number>() };
  for (const [index, block] of blocks.entries()) {
    const times = await timesOf(sides, block);
    if (index === 0) continue;
    ratios.push(quantile(times.many, 0.95) / quantile(times.few, 0.95));
    all.few.push(...times.few);
    all.many.push(...times.many);
  }
  for (const share of [0.5, 0.95]) {
    const [few, many] = [quantile(all.few, share), quantile(all.many, share)];
    console.log(`${name}: p${share * 100} ${few.toFixed(2)} and ${many.toFixed(2)} ms`);
  }
  console.log(`${name}: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} by block`);
  return median(ratios);
}

async function timesOf<T>(sides: { few: Read<T>; many: Read<T> }, block: readonly T[]) {
  const times = { few: new Array<number>(), many: new Array<number>() };
  const order = ['few', 'many'] as const;
  for (const [turn, what] of block.entries()) {
    for (const who of turn % 2 === 0 ? order : order.toReversed()) {
      const begun = performance.now();
      await sides[who](what);
      times[who].push(performance.now() - begun);
    }
  }
  return times;
}
