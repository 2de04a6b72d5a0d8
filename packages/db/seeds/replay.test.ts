// SPDX-License-Identifier: AGPL-3.0-or-later
import { describe, expect, it } from 'vitest';

import { closedAt, endOfDay, weeklyFigures } from './initiative.ts';
import { curveOf, figuresAt, replayedLife, replayedSnapshots } from './replay.ts';

const hour = 3_600_000;
const day = 24 * hour;
const epoch = new Date('2030-01-01T12:00:00Z');
const from = new Date('2025-07-24T00:00:00Z');

describe('figuresAt', () => {
  const weeks = [
    { date: '2025-01-01', counts: { DE: 100, GR: 10 } },
    { date: '2025-01-08', counts: { DE: 107, GR: 10 } },
  ];

  it('lies between two weeks, in whole numbers', () => {
    const middle = curveOf(weeks)(new Date('2025-01-05T11:00:00Z'));
    expect(middle).toEqual({ total: 113, counts: { DE: 103, GR: 10 } });
  });

  it('clamps to the first and the last week', () => {
    expect(curveOf(weeks)(new Date('2024-01-01')).total).toBe(110);
    expect(curveOf(weeks)(new Date('2026-01-01')).total).toBe(117);
  });

  it('reproduces every known week exactly, the last one at the closing', () => {
    for (const { date, counts } of weeklyFigures.slice(0, -1)) {
      expect(figuresAt(endOfDay(date)).counts).toEqual(counts);
    }
    expect(figuresAt(closedAt).total).toBe(1_448_270);
  });

  it('never decreases while the data do not', () => {
    let last = figuresAt(new Date('2025-06-25T22:00:00Z'));
    for (let hours = 1; hours <= 24 * 37; hours += 1) {
      const next = figuresAt(new Date(Date.parse('2025-06-25T22:00:00Z') + hours * hour));
      for (const [code, count] of Object.entries(last.counts)) {
        expect(next.counts[code]).toBeGreaterThanOrEqual(count);
      }
      last = next;
    }
  });
});

describe('the past of a replay', () => {
  it('is dense enough for a curve in each range, without a jump in the last month', () => {
    const past = replayedSnapshots('petition', { from, epoch, speed: 600 });
    const totalsOf = (age: number) =>
      past
        .filter(({ taken_at }) => epoch.getTime() - taken_at.getTime() <= age)
        .map(({ signature_count }) => signature_count);
    expect(past[0]?.taken_at).toEqual(epoch);
    for (const days of [1, 7, 30]) expect(totalsOf(days * day).length).toBeGreaterThan(90);
    const month = totalsOf(30 * day);
    const steps = month.slice(1).map((total, index) => (month[index] ?? 0) - total);
    const rise = (month[0] ?? 0) - (month.at(-1) ?? 0);
    expect(rise).toBeGreaterThan(500_000);
    expect(Math.max(...steps)).toBeLessThan(rise / 50);
  });

  it('crosses the million where its life says so', () => {
    const { first_reached_at: reached } = replayedLife({ from, epoch, speed: 600 });
    const shift = epoch.getTime() - from.getTime();
    const at = (time: number) => figuresAt(new Date(time - shift)).total;
    expect(at(reached?.getTime() ?? 0)).toBeGreaterThanOrEqual(1_000_000);
    expect(at((reached?.getTime() ?? 0) - hour)).toBeLessThan(1_000_000);
  });
});

describe('the life of a replayed petition', () => {
  it('has no end where it keeps collecting', () => {
    const life = replayedLife({ from, epoch, speed: 600, keepsCollecting: true });
    expect(life).toMatchObject({ closes_at: null, submitted_at: null, answered_at: null });
  });

  it('closes when the replay gets there, and knows of no later date', () => {
    expect(replayedLife({ from, epoch, speed: 600 })).toMatchObject({
      closes_at: new Date(epoch.getTime() + (closedAt.getTime() - from.getTime()) / 600),
      submitted_at: null,
      verified: null,
      answered_at: null,
      answer_reference: null,
    });
    expect(replayedLife({ from, epoch, speed: 0 }).closes_at).toBeNull();
  });

  it('knows of a scene after the closing what had happened, at its real distance', () => {
    const submitted = new Date('2026-01-26T00:00:00Z');
    expect(replayedLife({ from: submitted, epoch, speed: 600 })).toMatchObject({
      closes_at: new Date(epoch.getTime() - (submitted.getTime() - closedAt.getTime())),
      submitted_at: epoch,
      verified: 1_294_188,
      answered_at: null,
    });
    const answered = new Date('2026-06-16T00:00:00Z');
    expect(replayedLife({ from: answered, epoch, speed: 600 })).toMatchObject({
      answered_at: epoch,
      answer_reference: 'C(2026)4110',
    });
  });
});
