// SPDX-License-Identifier: AGPL-3.0-or-later
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
} from '@kga/contracts/news';
import { parseOpml } from 'feedsmith';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { setupAgent } from '../../../testing/account-fixture.ts';
import {
  versionBody,
  addAggregated,
  createTestArticle,
  updateTestVersion,
} from '../../../testing/editorial-fixture.ts';
import {
  describeNaughtyStrings,
  naughtyStrings,
  unstorableStrings,
  withoutRateLimit,
} from '../../../testing/naughty-strings.ts';
import { feedBody, insertTestFeed } from '../../../testing/news-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';
import { writeOpml } from '../feeds/opml.ts';

/** The only markup that an article has. */
const markup =
  /<(?:\/?(?:h[234]|p|ul|ol|li|blockquote|strong|em|code|pre)|br \/|hr \/|ol start="\d+"|\/a|a href="(?:https?:\/\/|mailto:|\/(?!\/))[^"<>]*"(?: rel="noopener noreferrer")?)>/g;

describeNaughtyStrings(() => {
  const strings = [...naughtyStrings, ...unstorableStrings];
  const api = setupTestApp({ config: withoutRateLimit });
  const admin = setupAgent(api, { role: 'admin' });

  /** The strings for which the check fails. */
  async function wrongOnes(isFine: (text: string) => Promise<boolean>): Promise<string[]> {
    const found: string[] = [];
    for (const text of strings) if (!(await isFine(text))) found.push(JSON.stringify(text));
    return found;
  }

  test('are stored unchanged in every text of an article, or refused', async () => {
    let stored = 0;
    const wrong = await wrongOnes(async (text) => {
      const texts = { title: text, excerpt: text, body: text, imageAlt: text };
      const version = { ...versionBody, ...texts, status: 'published' };
      const body = { category: 'policy', language: 'ja', version };
      const answer = await admin.post(createOwnArticle.url, body);
      if (answer.statusCode === 400) return true;
      const [written] = answer.json().versions;
      const excerpt = text.trim() === '' ? '' : text;
      stored += 1;
      return (
        answer.statusCode === 201 &&
        JSON.stringify({ ...written, ...texts, excerpt }) === JSON.stringify(written) &&
        /^[a-z0-9-]{10,71}$/.test(written.uniqueId)
      );
    });
    expect(wrong).toEqual([]);
    expect(stored).toBeGreaterThan(80);
  });

  test('are never more than text in what is rendered', async () => {
    const wrong = await wrongOnes(async (text) => {
      for (const body of [text, `[x](${text})`, `<${text}>`, `# ${text}`, `![${text}](${text})`]) {
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

  test('are stored unchanged as names of feeds, found, and written into OPML', async () => {
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
    const article = await addAggregated(api.db);
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
        await admin.get(`${listOwnArticles.url}?cursor=${encodeURIComponent(text.toWellFormed())}`),
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
}, 180_000);
