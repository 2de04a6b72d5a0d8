// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { areas, goal } from '@kga/db/initiative';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { root } from '../config.ts';
import { buildPetitionProvider } from './app.ts';

const recorded = join(root, '../shared/data/eci');
const epoch = new Date('2030-01-01T00:00:00Z');
let time: Date;
let app: FastifyInstance;

beforeEach(() => {
  time = epoch;
  const clock = { from: new Date('2025-06-24T00:00:00Z'), epoch, speed: 3600 };
  app = buildPetitionProvider({ clock, now: () => time, slowAfter: 20 });
});
afterEach(() => app.close());

function passSeconds(seconds: number): void {
  time = new Date(time.getTime() + seconds * 1000);
}

async function control(payload: object) {
  return app.inject({ method: 'POST', url: '/control', payload });
}

async function total(): Promise<number> {
  const answer = await app.inject('/eci/report/progression');
  return z.object({ signatureCount: z.number() }).parse(answer.json()).signatureCount;
}

function real(file: string): unknown {
  return JSON.parse(readFileSync(join(recorded, file), 'utf8'));
}

async function ours(url: string): Promise<unknown> {
  return (await app.inject(url)).json();
}

function fields(value: unknown): string[] {
  return Object.keys(z.record(z.string(), z.unknown()).parse(value)).toSorted();
}

describe('shapes', () => {
  const map = z.object({ signatureCountryCount: z.array(z.record(z.string(), z.unknown())) });

  it.skipIf(!existsSync(recorded))('answer with the fields of the recorded provider', async () => {
    expect(fields(await ours('/eci/report/progression'))).toEqual(
      fields(real('progression-final.json')),
    );
    const [realMap, ourMap] = [real('map-final.json'), await ours('/eci/report/map')].map((value) =>
      map.parse(value),
    );
    expect(fields(ourMap?.signatureCountryCount[0])).toEqual(
      fields(realMap?.signatureCountryCount[0]),
    );
  });

  it('agree on the total', async () => {
    const rows = z.object({ signatureCountryCount: z.array(z.object({ totalCount: z.number() })) });
    for (const url of ['/eci/report/map', '/tracker', '/tracker/']) {
      const { signatureCountryCount } = rows.parse((await app.inject(url)).json());
      expect(signatureCountryCount).toHaveLength(areas.length);
      const sum = signatureCountryCount.reduce((all, { totalCount }) => all + totalCount, 0);
      expect(sum).toBe(await total());
    }
    const same = await total();
    expect((await app.inject('/tracker/realtime')).json()).toMatchObject({
      signatureCount: same,
      goal,
    });
    expect((await app.inject('/register')).json()).toMatchObject({
      sosReport: { totalSignatures: same, updateDate: '24/06/2025' },
    });
    expect((await app.inject('/uk/petitions/1/count.json')).json()).toEqual({
      signature_count: same,
    });
  });

  it('name Greece as each provider does', async () => {
    expect((await app.inject('/eci/report/map')).body).toContain('"countryCode":"gr"');
    expect((await app.inject('/register')).body).toContain('"countryCodeType":"EL"');
  });
});

describe('conditional requests', () => {
  it('answers 304 until the figures change', async () => {
    const first = await app.inject('/eci/report/map');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await app.inject({ url: '/eci/report/map', headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    passSeconds(24);
    expect((await app.inject({ url: '/eci/report/map', headers })).statusCode).toBe(200);
  });

  it('allows every origin', async () => {
    const answer = await app.inject('/tracker/realtime');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('modes', () => {
  it('error answers 503', async () => {
    await control({ mode: 'error' });
    expect((await app.inject('/tracker/')).statusCode).toBe(503);
    await control({ mode: 'ok' });
    expect((await app.inject('/tracker/')).statusCode).toBe(200);
  });

  it('slow answers late, and does not delay the shutdown of the server', async () => {
    await control({ mode: 'slow' });
    expect((await app.inject('/tracker/')).statusCode).toBe(200);
  });

  it('garbage is never a plausible figure', async () => {
    const good = z.object({ signatureCount: z.int().min(1_000), goal: z.int() });
    const map = z.object({
      signatureCountryCount: z.array(z.object({ countryCode: z.enum(['de', 'fr']) })),
    });
    await control({ mode: 'garbage' });
    const bodies = new Set<string>();
    for (let index = 0; index < 5; index += 1) {
      const { body } = await app.inject('/eci/report/progression');
      bodies.add(body);
      const parsed = z.string().transform((text): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          return undefined;
        }
      });
      expect(parsed.pipe(good.and(map)).safeParse(body).success).toBe(false);
    }
    expect(bodies.size).toBe(5);
  });

  it('frozen stops the replay and resumes from there', async () => {
    passSeconds(24);
    await control({ mode: 'frozen' });
    const frozen = await total();
    passSeconds(240);
    expect(await total()).toBe(frozen);
    await control({ mode: 'ok' });
    expect(await total()).toBe(frozen);
    passSeconds(24);
    expect(await total()).toBeGreaterThan(frozen);
  });
});

describe('control', () => {
  it('moves the position and changes the speed without a jump', async () => {
    const moved = await control({ position: '2025-07-03T00:00:00Z', speed: 60 });
    expect(moved.json()).toEqual({ mode: 'ok', speed: 60, position: '2025-07-03T00:00:00.000Z' });
    passSeconds(60);
    expect((await app.inject('/control')).json()).toMatchObject({
      position: '2025-07-03T01:00:00.000Z',
    });
  });

  it('rejects unknown settings', async () => {
    expect((await control({ mode: 'broken' })).statusCode).toBe(400);
  });

  it('accepts requests of this machine only', async () => {
    const remoteAddress = '192.0.2.7';
    expect((await app.inject({ url: '/control', remoteAddress })).statusCode).toBe(403);
    const post = { method: 'POST', url: '/control', payload: { mode: 'error' } } as const;
    expect((await app.inject({ ...post, remoteAddress })).statusCode).toBe(403);
    expect((await app.inject({ url: '/tracker/', remoteAddress })).statusCode).toBe(200);
  });
});

describe('signing', () => {
  const sign = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/sign',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });

  it('adds one signature of a state to the replay', async () => {
    const before = await total();
    expect((await app.inject('/sign')).body).toContain(before.toLocaleString('en'));
    const answer = await sign('country=FI');
    expect(answer.body).toContain('yours among them');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await total()).toBe(before + 1);
  });

  it('refuses what is no state, and long bodies', async () => {
    const before = await total();
    expect((await sign('country=US')).statusCode).toBe(400);
    expect((await sign(`country=${'F'.repeat(300)}`)).statusCode).toBe(413);
    expect(await total()).toBe(before);
  });
});
