// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import { campaign } from '@kga/contracts/core';

import { type RunRecord, fail, reasonOf } from './record.ts';
import type { Stack } from './stack.ts';

const pauseMs = 60;

/** Cached pages and answers, each with a text that says that nothing is missing. */
const pagesOf = ({ ids }: Stack) =>
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
export async function startReaders(stack: Stack, record: RunRecord) {
  const stopping = new AbortController();
  const read = async (path: string, text: string): Promise<string> => {
    const answer = await fetch(`${stack.edgeUrl}${path}`, {
      headers: { 'x-forwarded-for': '10.255.0.1' },
      signal: AbortSignal.timeout(40_000),
    });
    const body = await answer.text();
    if (answer.status !== 200) return String(answer.status);
    return body.includes(text) ? 'read' : 'without its content';
  };
  for (const { path, text } of pagesOf(stack)) {
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
  const all = Promise.all(pagesOf(stack).map(repeat));
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await all;
    },
  };
}
