import type { Services } from '../platform/services.ts';
import type { Author } from './author.ts';

/**
 * Runs what writes something. It calls `count` before it does: that counts once, however often, and
 * not where nothing was written after all. Moderators and admins write as much as they need to.
 *
 * @throws AppError `rate_limited` out of `count`; and what `run` throws
 */
export async function consumeWriteLimit<Result>(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  { id, isTeam, address }: Pick<Author, 'id' | 'isTeam' | 'address'>,
  run: (count: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const of = { address, account: id };
  let isCounted = false;
  async function count(): Promise<void> {
    if (isTeam || isCounted) return;
    await rateLimits.consume('write', of);
    isCounted = true;
  }
  try {
    return await run(count);
  } catch (error) {
    // What went wrong matters more than a count that ends by itself.
    if (isCounted) await rateLimits.refund('write', of).catch(() => undefined);
    throw error;
  }
}
