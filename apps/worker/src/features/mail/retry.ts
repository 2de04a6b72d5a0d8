const first = 5_000;
const longest = 3_600_000;

/**
 * Milliseconds before a mail is tried again: doubled each time up to an hour, and spread, so that
 * mails that failed together do not come back together.
 */
export function retryDelay(tries: number, random: () => number): number {
  const full = Math.min(longest, first * 2 ** Math.min(tries - 1, 30));
  return Math.round(full * (0.5 + random() / 2));
}
