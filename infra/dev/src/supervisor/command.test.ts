// SPDX-License-Identifier: AGPL-3.0-or-later
import { readdirSync } from 'node:fs';

import { expect, onTestFinished, test, vi } from 'vitest';

import { findProgram } from './command.ts';

test('finds programs that are in /usr/sbin, though PATH lacks it', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', '/nowhere');
  const name = readdirSync('/usr/sbin').find((file) => /^[a-z]+$/.test(file)) ?? '';
  expect(await findProgram(['no-such-program', name])).toBe(`/usr/sbin/${name}`);
  expect(await findProgram(['no-such-program'])).toBeUndefined();
});
