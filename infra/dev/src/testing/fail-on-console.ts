// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterAll, afterEach } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;

/**
 * Fails a test that prints to the console, in Node and in a browser. A test that expects output mocks the
 * method.
 */
const printed: string[] = [];
const originals = methods.map((method) => {
  const print = console[method];
  console[method] = (...values: unknown[]) => {
    printed.push(`console.${method}: ${values.map(String).join(' ')}`);
    print(...values);
  };
  return () => {
    console[method] = print;
  };
});

function check(): void {
  const lines = printed.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected console output\n${lines.join('\n')}`);
}

afterEach(check);
afterAll(() => {
  for (const restore of originals) restore();
  check();
});
