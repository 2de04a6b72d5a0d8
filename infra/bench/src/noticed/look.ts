// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { register } from '@kga/contracts/accounts';
import { listForumCategories, listReplies } from '@kga/contracts/forum';
import { listStories } from '@kga/contracts/stories';
import { readConfig, root } from '@kga/dev/testing';
import { z } from 'zod';

const findings = z.array(z.object({ name: z.string(), state: z.string(), found: z.string() }));

/** What `doctor` finds wrong with these settings; what it would only look at is marked. */
export async function diagnose(settings: Readonly<Record<string, string>>): Promise<string[]> {
  const env = { PATH: readConfig().inherited['PATH'], BUILD_REVISION: '0123abc', ...settings };
  const script = join(root, 'apps/worker/dist/doctor.js');
  const printed = await new Promise<string>((resolve) => {
    // It fails where something is wrong, and prints what.
    execFile(process.execPath, [script, '--json'], { env }, (_, stdout) => resolve(stdout));
  });
  return findings
    .parse(JSON.parse(printed))
    .filter(({ state }) => state !== 'ok')
    .map(({ name, state }) => (state === 'failed' ? name : `${name} (look)`));
}

/** What an app that is not ready says is down: the api in a sentence, the worker in a list. */
const downOf = (text: string): string =>
  /Down: ([\w, ]+)/.exec(text)?.[1] ??
  Array.from(text.matchAll(/"(\w+)":"down"/g), ([, name]) => name).join(', ');

/** The apps that are not ready, with what they say. */
export async function selectUnready(
  urls: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const lines = Object.entries(urls).map(async ([app, url]) => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) })
      .then(async (response) => ({
        ok: response.ok,
        status: response.status,
        text: await response.text(),
      }))
      .catch(() => undefined);
    if (!answer) return `${app} does not answer`;
    return answer.ok ? '' : `${app}: ${downOf(answer.text) || String(answer.status)}`;
  });
  return (await Promise.all(lines)).filter((line) => line !== '');
}

/** Reads and writes a little until it is aborted, as visitors do. */
export async function visit(
  { api, web, post }: { api: string; web: string; post: string },
  over: AbortSignal,
): Promise<void> {
  const paths = ['/', listStories.url, listForumCategories.url, `/forum/posts/${post}`];
  for (let turn = 0; !over.aborted; turn += 1) {
    const signal = AbortSignal.timeout(5_000);
    const body = JSON.stringify({
      email: `visitor-${turn}@v.test`,
      password: `violet harbour ${turn}`,
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${Math.floor(turn / 250) % 250}.${turn % 250}`,
    };
    const replies = `${api}${listReplies.url.replace(':id', post)}?limit=${1 + (turn % 40)}`;
    const answers = await Promise.allSettled([
      fetch(`${web}${paths[turn % paths.length]}`, { signal }),
      fetch(replies, { signal }),
      fetch(`${api}${register.url}`, { method: 'POST', headers, body, signal }),
    ]);
    for (const answer of answers) {
      // The time may be over before all of it has come.
      if (answer.status === 'fulfilled') await answer.value.text().catch(() => undefined);
    }
    await setTimeout(500);
  }
}
