import { median, quantile } from '../shared/statistics.ts';

/** One read; the argument varies it, so that no cache answers. */
export type Read<T> = (variant: T) => Promise<void>;

/**
 * Performs the same reads on both sides alternately, block by block; the first block is a warm-up.
 *
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
  for (const [turn, variant] of block.entries()) {
    for (const side of turn % 2 === 0 ? order : order.toReversed()) {
      const begun = performance.now();
      await sides[side](variant);
      times[side].push(performance.now() - begun);
    }
  }
  return times;
}

/** Deals the variants out to blocks, of which the first is a warm-up. */
export function blocksOf<T>(all: readonly T[], blocks = 6): T[][] {
  return Array.from({ length: blocks }, (_, block) =>
    all.filter((_each, index) => index % blocks === block),
  );
}
