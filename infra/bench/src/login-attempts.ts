import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import { z } from 'zod';

export const aCrowd = z.object({ emails: z.array(z.string()), password: z.string() });

/** People who have an account, all with the same password. */
export type Crowd = z.infer<typeof aCrowd>;

export const endings = z.object({
  signedIn: z.number(),
  refused: z.number(),
  toldToWait: z.number(),
});

/** How attempts to sign in ended. */
export type Endings = z.infer<typeof endings>;

type Attempt = {
  readonly email: string;
  readonly password: string;
  /** Whom the proxy says that it comes from. */
  readonly from: string;
};

/**
 * Has so many people a second try to sign in until `signal` says stop, whether or not those before
 * them have been answered, and waits for the last answer.
 */
export async function signInUntil(
  api: string,
  crowd: Crowd & { turn: number },
  { aSecond, signal }: { aSecond: number; signal: AbortSignal },
): Promise<Endings> {
  const begun = performance.now();
  const found: Endings = { signedIn: 0, refused: 0, toldToWait: 0 };
  const faults: unknown[] = [];
  const attempt = async () => {
    try {
      crowd.turn += 1;
      found[endingOf(await signIn(api, attemptOf(crowd, crowd.turn)))] += 1;
    } catch (error) {
      faults.push(error);
    }
  };
  const asked: Promise<void>[] = [];
  for (let count = 0; !signal.aborted && faults.length === 0; count += 1) {
    const early = begun + (count * 1_000) / aSecond - performance.now();
    if (early > 0) await delay(early);
    asked.push(attempt());
  }
  await Promise.all(asked);
  if (faults.length > 0) throw faults[0];
  return found;
}

/**
 * Of five attempts two are right, two have a wrong password and one an address that nobody has.
 * Each tenth comes from one and the same place, as of somebody who guesses.
 */
function attemptOf({ emails, password }: Crowd, turn: number): Attempt {
  const kind = turn % 5;
  return {
    email: kind === 4 ? `nobody-${turn}@example.org` : (emails[turn % emails.length] ?? ''),
    password: kind < 2 ? password : `wrong ${turn}`,
    from: turn % 10 === 7 ? '198.51.100.7' : `203.0.${(turn >> 8) % 256}.${turn % 256}`,
  };
}

function endingOf(status: number): keyof Endings {
  if (status === 200) return 'signedIn';
  if (status === 401) return 'refused';
  if (status === 429 || status === 503) return 'toldToWait';
  throw new Error(`Signing in was answered ${status}.`);
}

/** @returns the status */
function signIn(api: string, { email, password, from }: Attempt): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  request(`${api}/api/auth/login`, { method: 'POST', agent: false, headers }, (response) => {
    const { statusCode = 0, headers: answered } = response;
    response.resume().once('error', reject);
    if ((statusCode === 429 || statusCode === 503) && !(Number(answered['retry-after']) > 0)) {
      reject(new Error(`An answer ${statusCode} does not say how long to wait.`));
      return;
    }
    response.once('end', () => resolve(statusCode));
  })
    .once('error', reject)
    .end(JSON.stringify({ email, password }));
  return promise;
}
