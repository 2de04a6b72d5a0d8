import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { z } from 'zod';

export const crowdSchema = z.object({ emails: z.array(z.string()), password: z.string() });

/** Accounts, all with the same password. */
export type Crowd = z.infer<typeof crowdSchema>;

export const outcomesSchema = z.object({
  signedIn: z.number(),
  refused: z.number(),
  throttled: z.number(),
});

/** Number of sign-in attempts by outcome. */
export type Outcomes = z.infer<typeof outcomesSchema>;

type Attempt = {
  readonly email: string;
  readonly password: string;
  /** Client address in X-Forwarded-For. */
  readonly from: string;
};

/**
 * Sends sign-in attempts at a fixed rate until `signal` aborts, without waiting for answers, then waits
 * for the last answer.
 */
export async function signInUntil(
  api: string,
  crowd: Crowd & { turn: number },
  { perSecond, signal }: { perSecond: number; signal: AbortSignal },
): Promise<Outcomes> {
  const begun = performance.now();
  const found: Outcomes = { signedIn: 0, refused: 0, throttled: 0 };
  const errors: unknown[] = [];
  const attempt = async () => {
    try {
      crowd.turn += 1;
      found[outcomeOf(await signIn(api, attemptOf(crowd, crowd.turn)))] += 1;
    } catch (error) {
      errors.push(error);
    }
  };
  const asked: Promise<void>[] = [];
  for (let count = 0; !signal.aborted && errors.length === 0; count += 1) {
    const early = begun + (count * 1_000) / perSecond - performance.now();
    if (early > 0) await setTimeout(early);
    asked.push(attempt());
  }
  await Promise.all(asked);
  if (errors.length > 0) throw errors[0];
  return found;
}

/**
 * Of five attempts two are right, two have a wrong password and one an unknown email address. Every
 * tenth comes from the same client address, like a brute-force attack.
 */
function attemptOf({ emails, password }: Crowd, turn: number): Attempt {
  const kind = turn % 5;
  return {
    email: kind === 4 ? `unknown-${turn}@example.org` : (emails[turn % emails.length] ?? ''),
    password: kind < 2 ? password : `wrong ${turn}`,
    from: turn % 10 === 7 ? '198.51.100.7' : `203.0.${(turn >> 8) % 256}.${turn % 256}`,
  };
}

function outcomeOf(status: number): keyof Outcomes {
  if (status === 200) return 'signedIn';
  if (status === 401) return 'refused';
  if (status === 429 || status === 503) return 'throttled';
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
