import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { replayClock } from './replay-start.ts';

const wanted = { from: new Date('2025-06-24T00:00:00Z'), speed: 3600 };
const beginning = new Date('2030-01-01T12:00:00Z');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kga-replay-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function later(seconds: number): Date {
  return new Date(beginning.getTime() + seconds * 1000);
}

it('begins at the wanted moment', () => {
  const { clock, note } = replayClock(folder, wanted, beginning);
  expect(clock).toEqual({ ...wanted, epoch: beginning });
  expect(note).toBe('The demonstration replay begins at 2025-06-24');
});

it('goes on where time has brought it', () => {
  replayClock(folder, wanted, beginning);
  const { clock, note } = replayClock(folder, wanted, later(48));
  expect(clock.epoch).toEqual(beginning);
  expect(note).toBe('The demonstration replay goes on at 2025-06-26');
});

it('begins anew after its end, and says so', () => {
  replayClock(folder, wanted, beginning);
  const { clock, note } = replayClock(folder, wanted, later(3600));
  expect(clock.epoch).toEqual(later(3600));
  expect(note).toContain('had reached its end; it begins anew at 2025-06-24');
});

it('begins anew at another speed', () => {
  replayClock(folder, wanted, beginning);
  const { clock } = replayClock(folder, { ...wanted, speed: 60 }, later(10));
  expect(clock).toEqual({ ...wanted, speed: 60, epoch: later(10) });
});
