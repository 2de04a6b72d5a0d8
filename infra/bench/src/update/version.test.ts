// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { UnavailableError, buildVersion, whySkipped } from './version.ts';

const unknownCommit = '0'.repeat(40);

test('a version without its history skips a test on a machine, and fails it in CI', async () => {
  await using resources = new AsyncDisposableStack();
  const error: unknown = await buildVersion(resources, unknownCommit).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(UnavailableError);
  expect(whySkipped(error, {})).toContain('the history of this clone does not have 000');
  expect(() => whySkipped(error, { CI: 'true' })).toThrow('the history of this clone');
});

test('what fails for another reason skips no test', () => {
  expect(() => whySkipped(new Error('It was not built.'), {})).toThrow('It was not built.');
});
