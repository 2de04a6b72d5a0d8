import { endOfDay, weeklyFigures } from '@kga/db/initiative';
import { describe, expect, it } from 'vitest';

import { figuresAt, positionAt, replayEnd } from './replay.ts';

const weeks = [
  { date: '2025-01-01', counts: { DE: 100, GR: 10 } },
  { date: '2025-01-08', counts: { DE: 107, GR: 10 } },
];

describe('figuresAt', () => {
  it('interpolates linearly between two weeks, in whole numbers', () => {
    const middle = figuresAt(new Date('2025-01-05T11:00:00Z'), weeks);
    expect(middle).toEqual({ total: 113, counts: { DE: 103, GR: 10 } });
  });

  it('clamps to the first and the last week', () => {
    expect(figuresAt(new Date('2024-01-01'), weeks).total).toBe(110);
    expect(figuresAt(new Date('2026-01-01'), weeks).total).toBe(117);
  });

  it('reproduces every known week exactly', () => {
    for (const { date, counts } of weeklyFigures) {
      expect(figuresAt(endOfDay(date)).counts).toEqual(counts);
    }
    expect(figuresAt(replayEnd).total).toBe(1_448_270);
  });

  it('never decreases while the data do not', () => {
    let last = figuresAt(new Date('2025-06-25'));
    for (let hour = 1; hour <= 24 * 37; hour += 1) {
      const next = figuresAt(new Date(Date.parse('2025-06-25') + hour * 3_600_000));
      for (const [code, count] of Object.entries(last.counts)) {
        expect(next.counts[code]).toBeGreaterThanOrEqual(count);
      }
      last = next;
    }
  });
});

describe('positionAt', () => {
  const from = new Date('2025-06-24T00:00:00Z');
  const clock = { from, epoch: new Date('2030-01-01T00:00:00Z'), speed: 3600 };

  it('advances an hour per second', () => {
    expect(positionAt(clock, new Date('2030-01-01T00:00:24Z'))).toEqual(new Date('2025-06-25'));
  });

  it('stops at the last figures', () => {
    expect(positionAt(clock, new Date('2031-01-01T00:00:00Z'))).toEqual(replayEnd);
  });
});
