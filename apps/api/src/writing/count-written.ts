import type { People } from '../accounts/people.ts';
import type { Author } from './author.ts';

/**
 * Runs what writes something. It calls `count` before it does: that counts once, however often, and
 * not where nothing was written after all. Moderators and admins write as much as they need to.
 *
 * @throws AppError `rate_limited` out of `count`; and what `run` throws
 */
export async function countWritten<Result>(
  { attempts }: Pick<People, 'attempts'>,
  { id, isTeam, address }: Pick<Author, 'id' | 'isTeam' | 'address'>,
  run: (count: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const of = { address, account: id };
  let isCounted = false;
  async function count(): Promise<void> {
    if (isTeam || isCounted) return;
    await attempts.guard('write', of);
    isCounted = true;
  }
  try {
    return await run(count);
  } catch (error) {
    // What went wrong matters more than a count that ends by itself.
    if (isCounted) await attempts.undo('write', of).catch(() => undefined);
    throw error;
  }
}
