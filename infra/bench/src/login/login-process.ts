// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: login-process.ts <api> <attempts per second> <accounts> <password>
// Signs in from a process of its own, so that the load generator does not slow the measured reads.
// The parent sends `begin` and `end` in turn; `end` answers with the outcomes.
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const [api = '', perSecond = '0', accounts = '0', password = ''] = process.argv.slice(2);

let turn = 0;
let stop = new AbortController();
let running = Promise.resolve({ signedIn: 0, refused: 0, throttled: 0 });

process.on('message', (message) => {
  handle(message).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.once('disconnect', () => process.exit(0));

async function handle(message: unknown): Promise<void> {
  if (message === 'begin') {
    stop = new AbortController();
    running = signInUntil(stop.signal);
    // Reported by `end`.
    running.catch(() => {});
    process.send?.('begun');
  } else {
    stop.abort();
    process.send?.(await running);
  }
}

/**
 * Sends sign-in attempts at a fixed rate until `signal` aborts, without waiting for answers, then waits
 * for the last answer.
 *
 * @returns number of attempts by outcome
 */
async function signInUntil(signal: AbortSignal) {
  const begun = performance.now();
  const found = { signedIn: 0, refused: 0, throttled: 0 };
  const errors: unknown[] = [];
  const attempt = async () => {
    try {
      turn += 1;
      const status = await signIn(turn);
      if (status === 200) found.signedIn += 1;
      else if (status === 401) found.refused += 1;
      else if (status === 429 || status === 503) found.throttled += 1;
      else throw new Error(`Signing in was answered ${status}.`);
    } catch (error) {
      errors.push(error);
    }
  };
  const sent: Promise<void>[] = [];
  for (let count = 0; !signal.aborted && errors.length === 0; count += 1) {
    const early = begun + (count * 1_000) / Number(perSecond) - performance.now();
    if (early > 0) await setTimeout(early);
    sent.push(attempt());
  }
  await Promise.all(sent);
  if (errors.length > 0) throw errors[0];
  return found;
}

/**
 * Of five attempts two are right, two have a wrong password and one an unknown email address. Every
 * tenth comes from the same client address, like a brute-force attack.
 *
 * @returns the status
 */
function signIn(number: number): Promise<number> {
  const kind = number % 5;
  const person = 1 + (number % Number(accounts));
  const credentials = {
    email: kind === 4 ? `unknown-${number}@example.org` : `person-${person}@example.org`,
    password: kind < 2 ? password : `wrong ${number}`,
  };
  const from = number % 10 === 7 ? '198.51.100.7' : `203.0.${(number >> 8) % 256}.${number % 256}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
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
    .end(JSON.stringify(credentials));
  return promise;
}
