// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';

import { type FeedHostCommand, buildFeedHost } from './app.ts';
import { outlets } from './outlets.ts';

let time: Date;
let app: FastifyInstance;

beforeEach(() => {
  time = new Date('2030-01-10T12:00:00Z');
  app = buildFeedHost({ now: () => time, slowAfter: 20 });
});
afterEach(() => app.close());

const headers = { host: 'localhost:3920' };
const get = (url: string, more = {}) => app.inject({ url, headers: { ...headers, ...more } });
const control = (payload: FeedHostCommand) =>
  app.inject({ method: 'POST', url: '/control', payload });

const saveFile = '/save-file/feed.xml';

function guids(body: string): string[] {
  return body.match(/tag:demonstration\.invalid,2026:[a-z-]+\/\w+/g) ?? [];
}

/** The parts between a tag's ends, as they stand. */
function parts(body: string, tag: string): string[] {
  return [...body.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(
    ([, content]) => content ?? '',
  );
}

describe('feeds', () => {
  test.each(outlets.map(({ feedPath, format, key }) => ({ key, feedPath, type: format.type })))(
    '$key has fifteen items and more, but one, each of its own',
    async ({ key, feedPath, type }) => {
      const answer = await get(feedPath);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe(type);
      const found = guids(answer.body);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBeGreaterThanOrEqual(key === 'player-rights-weekly' ? 5 : 15);
      expect(answer.body).not.toContain('{game}');
    },
  );

  it('spread over the previous weeks, none in the future', async () => {
    const dates = parts((await get(saveFile)).body, 'pubDate').map((text) => Date.parse(text));
    expect(Math.max(...dates)).toBeLessThanOrEqual(+time);
    expect(+time - Math.min(...dates)).toBeGreaterThan(14 * 86_400_000);
  });

  it('gain items over time without changing the old ones', async () => {
    const before = guids((await get(saveFile)).body);
    time = new Date(+time + 31 * 60_000);
    const after = guids((await get(saveFile)).body);
    const added = after.filter((guid) => !before.includes(guid));
    expect(added).toHaveLength(1);
    expect(after.filter((guid) => !added.includes(guid)).every((id) => before.includes(id))).toBe(
      true,
    );
  });

  it('are the same on another machine', async () => {
    const other = buildFeedHost({ now: () => time });
    const [here, there] = [await get(saveFile), await other.inject({ url: saveFile, headers })];
    expect(there.body).toBe(here.body);
    await other.close();
  });

  it('contain duplicates: one with nearly the same title, one with the same URL', async () => {
    // So late that both outlets have published their whole round.
    const weekly = JSON.stringify((await get('/player-rights-weekly/feed.json')).json());
    const daily = (await get(saveFile)).body;
    const title = 'useum opens a reading room for online worlds';
    expect([weekly.includes(title), daily.includes(title)]).toEqual([true, true]);
    const path = /save-file\/articles\/(a\d+)\?utm_source=player-rights-weekly/.exec(weekly)?.[1];
    const linked = daily.split('<item>').find((item) => item.includes(`articles/${path}?`));
    expect(linked).toContain('A store page that tells you what happens afterwards');
  });
});

describe('conditional requests', () => {
  it('answer 304 by tag or by date until something is added', async () => {
    const { headers: first } = await get(saveFile);
    const byTag = { 'if-none-match': String(first.etag) };
    const byDate = { 'if-modified-since': String(first['last-modified']) };
    for (const known of [byTag, byDate]) {
      const again = await get(saveFile, known);
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    time = new Date(+time + 31 * 60_000);
    for (const known of [byTag, byDate]) expect((await get(saveFile, known)).statusCode).toBe(200);
  });
});

describe('pages', () => {
  test.each(outlets.map(({ key, feedPath }) => ({ key, feedPath })))(
    '$key announces its feed, and its links lead to articles that say what they are',
    async ({ key, feedPath }) => {
      const { body } = await get(`/${key}/`);
      expect(body).toMatch(
        new RegExp(`rel="alternate" type="[^"]+" title="[^"]+" href="${feedPath}"`),
      );
      const link = /<a href="(http:\/\/localhost:3920\/[^"]+)">/.exec(body)?.[1] ?? '';
      const article = await get(new URL(link).pathname);
      expect(article.statusCode).toBe(200);
      expect(article.body).toContain('class="notice"');
      expect(article.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  it('answer 404 for an article of the future', async () => {
    for (const id of ['a999999', 'r99999999', 'x1', 'a-1', 'a1e3']) {
      expect((await get(`/save-file/articles/${id}`)).statusCode).toBe(404);
    }
  });

  it('draw the same picture each time', async () => {
    const url = /url="http:\/\/localhost:3920(\/pictures\/[^"]+)"/.exec((await get(saveFile)).body);
    const [one, two] = [await get(url?.[1] ?? ''), await get(url?.[1] ?? '')];
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
    expect(await sharp(one.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1_200,
      height: 675,
    });
  });
});

describe('control', () => {
  it('makes one feed fail, and no other', async () => {
    await control({ mode: 'gone', outlet: 'save-file' });
    expect((await get(saveFile)).statusCode).toBe(410);
    expect((await get('/speicherpunkt/feed.json')).statusCode).toBe(200);
    await control({ mode: 'error' });
    expect((await get(saveFile)).statusCode).toBe(503);
    expect((await get('/speicherpunkt/feed.json')).statusCode).toBe(503);
    await control({ mode: 'ok' });
    expect((await get(saveFile)).statusCode).toBe(200);
  });

  it('slow answers late, garbage is not a feed', async () => {
    await control({ mode: 'slow' });
    expect((await get(saveFile)).statusCode).toBe(200);
    await control({ mode: 'garbage' });
    const bodies = new Set<string>();
    for (let index = 0; index < 4; index += 1) bodies.add((await get(saveFile)).body);
    expect(bodies.size).toBe(4);
    for (const body of bodies) expect(body).not.toMatch(/<\/rss>|\}\]\}/);
  });

  it('puts an item into a feed, replaces it, and shows its page', async () => {
    const item = { id: 'added-1', title: 'Fish & chips', summary: 'For <all>', hasPicture: true };
    const before = guids((await get(saveFile)).body);
    await control({ outlet: 'save-file', item });
    await control({ outlet: 'save-file', item: { ...item, title: 'Fish & peas' } });
    const { body } = await get(saveFile);
    expect(guids(body)).toHaveLength(before.length + 1);
    expect(parts(body, 'title')[1]).toBe('Fish &amp; peas');
    const page = await get('/save-file/articles/added-1');
    expect(page.body).toContain('For &lt;all&gt;');
  });

  it('rejects unknown settings', async () => {
    for (const payload of [
      { mode: 'broken' },
      { outlet: 'nobody', mode: 'ok' },
      { item: { id: 'a', title: 'Without an outlet' } },
    ]) {
      const answer = await app.inject({ method: 'POST', url: '/control', payload });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('accepts requests of this machine only', async () => {
    const remoteAddress = '192.0.2.7';
    const post = { method: 'POST', url: '/control', payload: { mode: 'error' } } as const;
    expect((await app.inject({ ...post, remoteAddress })).statusCode).toBe(403);
    expect((await app.inject({ url: saveFile, headers, remoteAddress })).statusCode).toBe(200);
  });
});
