// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect } from 'playwright/test';

/** Personal data that these tests enter, and patterns to find it by. */
const personal: Record<string, RegExp> = {
  'a mail address': /[\w.+-]+@[\w.-]+\.(?:org|com|test|example|invalid)\b/,
  'the address of a visitor': /198\.51\.100\.\d/,
  'a name': /\bAda\b|Byron|Lovelace/,
  'a password': /correct horse|lantern in the fog|another good sentence|not the password/,
  'a cookie': /kga_(?:session|guest|social)/,
  'a guest': /guest_[0-9a-f]{16}/,
  'a token': /(?:token|code|state)=[\w-]{6,}/,
  'the key of a legal request': /legal\/requests\/[\w-]{20,}/,
  'a browser': /Mozilla\/5\.0|HeadlessChrome/,
};

/** Searches the logs of all processes, at level trace, for that data. */
export function expectNothingPersonal(log: string): void {
  for (const app of ['api', 'worker', 'web']) {
    expect(log.includes(`"app":"${app}"`), `the log holds lines of ${app}`).toBe(true);
  }
  for (const [what, pattern] of Object.entries(personal)) {
    const found = log.split('\n').filter((line) => pattern.test(line));
    expect(found.slice(0, 3), `${what} in ${found.length} lines of the log`).toEqual([]);
  }
}
