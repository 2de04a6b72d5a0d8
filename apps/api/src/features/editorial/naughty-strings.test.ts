import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  createFeed,
  createOwnArticle,
  updateFeed,
  listFeeds,
  listOwnArticles,
  importFeeds,
  previewArticle,
  createFeedPreview,
  updateArticleHidden,
} from '@kga/contracts';
import { parseOpml } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { makeAccount, signInAs } from '../../testing/accounts.ts';
import type { Agent } from '../../testing/agent.ts';
import { feedBody, insertTestFeed } from '../../testing/feeds.ts';
import {
  versionBody,
  addAggregated,
  createTestArticle,
  updateTestVersion,
} from '../../testing/own-articles.ts';
import { type Services, startServices } from '../../testing/services.ts';
import { type TestApp, createTestApp } from '../../testing/test-app.ts';
import { writeOpml } from '../feeds/opml.ts';

const list = join(import.meta.dirname, '../../../../../../shared/data/bad/blns.json');
const there = existsSync(list);

/** What JSON can say and Postgres cannot hold. */
const more = ['\0', 'a\0b', '\uD800', 'half \uDC00 a pair'];

/** The only markup that an article has. */
const markup =
  /<(?:\/?(?:h[234]|p|ul|ol|li|blockquote|strong|em|code|pre)|br \/|hr \/|ol start="\d+"|\/a|a href="(?:https?:\/\/|mailto:|\/(?!\/))[^"<>]*"(?: rel="noopener noreferrer")?)>/g;

describe.skipIf(!there)(
  'naughty strings (skipped without shared/data/bad/blns.json)',
  () => {
    const read = there ? z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
    const strings = [...read, ...more];
    let services: Services;
    let api: TestApp;
    let admin: Agent;
    beforeAll(async () => {
      services = await startServices();
      // Beyond what is tried here, so that every answer is the field's and not the limit's.
      const rateLimit = { max: 1_000_000, windowMs: 60_000 };
      api = await createTestApp({ ...services, config: { rateLimit } });
      admin = await signInAs(api.app, await makeAccount(services.database.db, { role: 'admin' }));
    });
    afterAll(async () => {
      await api.close();
      await services.stop();
    });

    /** The strings with which something went wrong. */
    async function wrongOnes(isFine: (text: string) => Promise<boolean>): Promise<string[]> {
      const found: string[] = [];
      for (const text of strings) if (!(await isFine(text))) found.push(JSON.stringify(text));
      return found;
    }

    test('are kept exactly in every text of an article, or refused', async () => {
      let kept = 0;
      const wrong = await wrongOnes(async (text) => {
        const texts = { title: text, excerpt: text, body: text, imageAlt: text };
        const version = { ...versionBody, ...texts, status: 'published' };
        const body = { category: 'policy', language: 'ja', version };
        const answer = await admin.post(createOwnArticle.url, body);
        if (answer.statusCode === 400) return true;
        const [written] = answer.json().versions;
        const excerpt = text.trim() === '' ? '' : text;
        kept += 1;
        return (
          answer.statusCode === 201 &&
          JSON.stringify({ ...written, ...texts, excerpt }) === JSON.stringify(written) &&
          /^[a-z0-9-]{10,71}$/.test(written.uniqueId)
        );
      });
      expect(wrong).toEqual([]);
      expect(kept).toBeGreaterThan(400);
    });

    test('are never more than text in what is rendered', async () => {
      const wrong = await wrongOnes(async (text) => {
        for (const body of [
          text,
          `[x](${text})`,
          `<${text}>`,
          `# ${text}`,
          `![${text}](${text})`,
        ]) {
          const answer = await admin.post(previewArticle.url, { body });
          if (answer.statusCode === 400) continue;
          const left = String(answer.json().html).replaceAll(markup, '');
          if (answer.statusCode !== 200 || left.includes('<')) return false;
        }
        return true;
      });
      expect(wrong).toEqual([]);
    });

    test('find what has them in its title, and only that', async () => {
      const { id } = await createTestArticle(admin);
      let revision: unknown = 1;
      const wrong = await wrongOnes(async (text) => {
        const put = await updateTestVersion(admin, id, { revision, title: `xx ${text}` });
        const parameters = new URLSearchParams({ q: text, limit: '100' });
        const found = await admin.get(`${listOwnArticles.url}?${parameters.toString()}`);
        if (put.statusCode === 400) return found.statusCode < 500;
        revision = put.json().versions[0].revision;
        if (put.statusCode !== 200) return false;
        return Array.from(text).length > 200
          ? found.statusCode === 400
          : found.json().some((each: { id: string }) => each.id === id);
      });
      expect(wrong).toEqual([]);
    });

    test('are kept exactly as names of sources, found, and written into OPML', async () => {
      const { id } = await insertTestFeed(admin);
      const url = updateFeed.url.replace(':id', id);
      const wrong = await wrongOnes(async (text) => {
        const answer = await admin.request({ method: 'PATCH', url, payload: { name: text } });
        if (answer.statusCode === 400) return true;
        const parameters = new URLSearchParams({ q: text, limit: '100' });
        const found = await admin.get(`${listFeeds.url}?${parameters.toString()}`);
        const feeds = z.array(z.looseObject({ name: z.string() })).parse(found.json());
        const source = { url: 'https://a.test/', site_url: 'https://a.test/' };
        const rest = { language: 'en', category: 'policy' } as const;
        const file = writeOpml([{ name: text, ...source, ...rest }], new Date());
        return (
          feeds.some(({ name }) => name === text) &&
          parseOpml(file).body?.outlines?.[0]?.outlines?.[0]?.xmlUrl === source.url
        );
      });
      expect(wrong).toEqual([]);
    });

    test('do no harm in any other field', async () => {
      const article = await addAggregated(services.database.db);
      const hide = updateArticleHidden.url.replace(':id', article);
      const wrong = await wrongOnes(async (text) => {
        const words = [{ category: 'policy', words: [text] }];
        const answers = [
          await admin.post(createFeed.url, { ...feedBody(), url: text, siteUrl: text }),
          await admin.post(createFeed.url, { ...feedBody(), url: `https://a.test/${text}` }),
          await admin.post(createFeed.url, { ...feedBody(), rules: words }),
          await admin.post(createFeedPreview.url, { address: text }),
          await admin.post(importFeeds.url, { opml: text, language: 'en', category: 'policy' }),
          await admin.post(importFeeds.url, {
            opml: `<opml version="2.0"><body><outline text="${text}" xmlUrl="${text}"/></body></opml>`,
            language: 'en',
            category: 'policy',
          }),
          await admin.get(`${listFeeds.url}?cursor=${encodeURIComponent(text.toWellFormed())}`),
          await admin.get(
            `${listOwnArticles.url}?cursor=${encodeURIComponent(text.toWellFormed())}`,
          ),
          await admin.request({
            method: 'PUT',
            url: hide,
            payload: { hidden: true, reason: text },
          }),
          await admin.request({ method: 'PUT', url: hide, payload: { hidden: false } }),
        ];
        return answers.every(({ statusCode }) => statusCode < 500);
      });
      expect(wrong).toEqual([]);
    });
  },
  180_000,
);
