// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { formSignalOf, holdOf } from './suspicion.ts';

const calm = {
  networks: ['198.51.100.7', '198.51.100.0/22'],
  domain: 'example.org',
  hour: 5,
  over: 0,
  inDomain: 1,
  inNetwork: 1,
  signal: undefined,
  isUnsolved: false,
};

test.each([
  [undefined, 'no_traces'],
  [{}, 'no_traces'],
  [{ filledInMs: 1_499 }, 'too_quick'],
  [{ filledInMs: 1_500 }, undefined],
])('the traces %j tell %s', (traces, signal) => {
  expect(formSignalOf(traces)).toBe(signal);
});

test.each([
  ['a form that a browser filled in', { signal: 'too_quick' }, undefined],
  ['one in a household', { signal: 'too_quick', inNetwork: 20 }, undefined],
  ['one in a crowd', { signal: 'too_quick', inNetwork: 21 }, 'too_quick'],
  [
    'one in a household of a rare domain',
    { signal: 'too_quick', inNetwork: 4, inDomain: 6 },
    'too_quick',
  ],
  ['one of a busy domain', { signal: 'too_quick', inDomain: 51 }, 'too_quick'],
  [
    'one of a large provider',
    { signal: 'too_quick', inDomain: 300, domain: 'gmail.com' },
    undefined,
  ],
  ['a form without traces', { signal: 'no_traces' }, undefined],
  ['the third of a network', { signal: 'no_traces', inNetwork: 3 }, undefined],
  ['the fourth of a network', { signal: 'no_traces', inNetwork: 4 }, 'no_traces'],
  ['the sixth of a domain', { signal: 'no_traces', inDomain: 6 }, 'no_traces'],
  ['a form by hand in a crowd', { inNetwork: 50, inDomain: 300 }, undefined],
  ['a network beyond its limit', { over: 2, inNetwork: 51 }, 'network'],
  ['a domain beyond its limit', { inDomain: 301 }, 'domain'],
  ['a large provider', { inDomain: 301, domain: 'gmail.com' }, undefined],
  ['work that was not done', { isUnsolved: true }, 'no_work'],
] as const)('%s: %j is held by %s', (_name, evidence, cause) => {
  expect(holdOf({ ...calm, ...evidence })?.cause).toBe(cause);
});

test('what is held together has its network, its domain or the hour in common', () => {
  expect(holdOf({ ...calm, over: 2 })?.common).toBe('198.51.100.0/22');
  expect(holdOf({ ...calm, inDomain: 301 })?.common).toBe('example.org');
  expect(holdOf({ ...calm, signal: 'no_traces', inNetwork: 4 })?.common).toBe('5');
});
