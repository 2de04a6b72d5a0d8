import { type Load, sendLoad } from './send-load.ts';
import { median } from './statistics.ts';

export type Pairs = { readonly count: number; readonly warmUpSeconds: number };

export type Comparison = {
  /** Median of the pairs' ratios, subject to bare. */
  readonly ratio: number;
  readonly ratios: readonly number[];
  /** Median answers a second. */
  readonly subject: number;
  readonly bare: number;
};

/**
 * Loads two servers in turn, the first of each pair being the second of the next, so that what
 * else the machine does meets both alike.
 */
export async function compareThroughput(
  urls: { readonly subject: string; readonly bare: string },
  load: Load,
  pairs: Pairs,
): Promise<Comparison> {
  for (const url of [urls.bare, urls.subject]) {
    await sendLoad(url, { ...load, seconds: pairs.warmUpSeconds });
  }
  const rates = { subject: new Array<number>(), bare: new Array<number>() };
  const ratios: number[] = [];
  const order = ['subject', 'bare'] as const;
  for (let pair = 0; pair < pairs.count; pair += 1) {
    for (const who of pair % 2 === 0 ? order : order.toReversed()) {
      rates[who].push(await sendLoad(urls[who], load));
    }
    ratios.push((rates.subject.at(-1) ?? 0) / (rates.bare.at(-1) ?? Infinity));
  }
  return {
    ratio: median(ratios),
    ratios,
    subject: median(rates.subject),
    bare: median(rates.bare),
  };
}
