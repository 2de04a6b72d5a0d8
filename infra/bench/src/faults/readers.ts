// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import { campaign } from '@kga/contracts/core';

import { type RunRecord, fail, reasonOf } from './record.ts';
import type { Site } from './stack.ts';

const pauseMs = 60;

/** Outcome of a page that is the bare shell, which the browser fills. */
export const withoutContent = 'without its content';
/** Outcome of an answer of the api that lacks its text. */
const withoutText = '200 without its text';

const isPage = (path: string): boolean => !path.startsWith('/api/');

/** Cached pages and answers, each with a text that says that nothing is missing. */
const pagesOf = ({ ids }: Site) =>
  [
    { path: '/', text: '1,448,271' },
    { path: '/stories', text: 'One last drive' },
    { path: '/forum', text: 'What to do now?' },
    { path: `/forum/posts/${ids.forum_post}`, text: 'The server is gone.' },
    { path: `/archive/${ids.game}`, text: 'Ivory Tower' },
    { path: `/api/${campaign.slug}/latest`, text: '1448271' },
    { path: '/api/stories', text: 'The Crew' },
  ] as const;

/** Reads the pages in turn until `stop` is called. Both copies have cached them before it resolves. */
export async function startReaders(site: Site, record: RunRecord) {
  const stopping = new AbortController();
  const read = async (path: string, text: string): Promise<string> => {
    const begun = Date.now();
    const { fault } = record;
    const origin = typeof site.edgeUrl === 'string' ? site.edgeUrl : site.edgeUrl();
    const answer = await fetch(`${origin}${path}`, {
      headers: { 'x-forwarded-for': '10.255.0.1' },
      signal: AbortSignal.timeout(40_000),
    });
    const body = await answer.text();
    const ms = Date.now() - begun;
    record.onAnswer({ by: 'reader', what: path, status: answer.status, ms });
    if (answer.status !== 200) return String(answer.status);
    const isWhole = body.includes(text);
    if (!isPage(path)) return isWhole ? 'read' : withoutText;
    record.onPage({ fault, origin, path, isWhole });
    return isWhole ? 'read' : withoutContent;
  };
  for (const { path, text } of pagesOf(site)) {
    for (let turn = 0; turn < 8; turn += 1) {
      const outcome = await read(path, text);
      if (outcome !== 'read' && turn > 3) throw new Error(`${path} is ${outcome}.`);
    }
  }
  const repeat = async ({ path, text }: { path: string; text: string }) => {
    while (!stopping.signal.aborted) {
      const { fault } = record;
      const outcome = await read(path, text).catch(reasonOf);
      record.reads += 1;
      if (outcome !== 'read') fail(record, { by: 'reader', what: path, outcome, fault });
      await setTimeout(pauseMs);
    }
  };
  const all = Promise.all(pagesOf(site).map(repeat));
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await all;
    },
  };
}
