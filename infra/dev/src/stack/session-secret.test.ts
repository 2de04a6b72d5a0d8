import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { sessionSecret } from './session-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kga-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is created once, long enough, readable by its owner only', () => {
  const secret = sessionSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(sessionSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});
