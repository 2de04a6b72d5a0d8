// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { encryptionKey, replayClock, sessionSecret } from './stored-state.ts';

const settings = { from: new Date('2025-07-24T00:00:00Z'), speed: 3600 };
const beginning = new Date('2030-01-01T12:00:00Z');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kga-replay-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function later(seconds: number): Date {
  return new Date(beginning.getTime() + seconds * 1000);
}

describe('the replay clock', () => {
  it('begins at the configured date', () => {
    const { clock, note } = replayClock(folder, settings, beginning);
    expect(clock).toEqual({ ...settings, epoch: beginning });
    expect(note).toBe('The demonstration replay begins at 2025-07-24');
  });

  it('continues after a restart', () => {
    replayClock(folder, settings, beginning);
    const { clock, note } = replayClock(folder, settings, later(48));
    expect(clock.epoch).toEqual(beginning);
    expect(note).toBe('The demonstration replay goes on at 2025-07-26');
  });

  it('starts over after its end, and says so', () => {
    replayClock(folder, settings, beginning);
    const { clock, note } = replayClock(folder, settings, later(3600));
    expect(clock.epoch).toEqual(later(3600));
    expect(note).toContain('had reached its end; it begins anew at 2025-07-24');
  });

  it('starts over when the speed changes', () => {
    replayClock(folder, settings, beginning);
    const { clock } = replayClock(folder, { ...settings, speed: 60 }, later(10));
    expect(clock).toEqual({ ...settings, speed: 60, epoch: later(10) });
  });
});

it('creates the key for personal data once, readable by its owner only', () => {
  const key = encryptionKey(folder);
  expect(key).toMatch(/^1:[0-9a-f]{64}$/);
  expect(encryptionKey(folder)).toBe(key);
  expect(statSync(join(folder, 'encryption-keys')).mode & 0o777).toBe(0o600);
});

it('creates the session secret once, long enough, readable by its owner only', () => {
  const secret = sessionSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(sessionSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});
