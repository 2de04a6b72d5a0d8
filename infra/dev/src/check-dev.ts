// SPDX-License-Identifier: AGPL-3.0-or-later
// Runs `npm run dev` in a clone of this checkout, changes a title in a file of messages, and waits until the
// page shows it. Usage: npm run dev:check
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { root } from './config.ts';

const readyWithin = 10 * 60_000;
const seenWithin = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'kga-dev-'));
let failed = 1;
try {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  await seeChangedText(folder);
  failed = 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${1 - failed} passed, ${failed} failed`);
process.exitCode = failed;

async function seeChangedText(cwd: string): Promise<void> {
  const began = Date.now();
  const dev = spawn('npm', ['run', 'dev'], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(dev, 'close');
  try {
    const origin = await originOf(dev.stdout, closed);
    console.log(`Ready after ${secondsSince(began)} s`);
    const file = join(cwd, 'apps/web/src/features/news/messages/en.ts');
    const messages = readFileSync(file, 'utf8');
    const changed = messages.replace(/^( {2}title: ')[^']*'/m, "$1A changed title'");
    if (changed === messages) throw new Error(`${file} has no title.`);
    const saved = Date.now();
    writeFileSync(file, changed);
    while (!(await pageHas(`${origin}/news`, 'A changed title'))) {
      if (Date.now() > saved + seenWithin) {
        throw new Error('The page does not show the changed title.');
      }
      await setTimeout(500);
    }
    console.log(`A changed title was seen ${secondsSince(saved)} s after it was saved`);
  } finally {
    dev.kill('SIGTERM');
    await closed;
  }
}

function secondsSince(time: number): string {
  return ((Date.now() - time) / 1000).toFixed(1);
}

/** The address that the stack prints when it is ready. */
async function originOf(output: NodeJS.ReadableStream, closed: Promise<unknown>): Promise<string> {
  let text = '';
  const found = new Promise<string>((resolve) => {
    output.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const origin = /is ready: (http:\/\/localhost:\d+)/.exec(text)?.[1];
      if (origin !== undefined) resolve(origin);
    });
  });
  const late = setTimeout(readyWithin, undefined, { ref: false });
  const origin = await Promise.race([found, closed.then(() => undefined), late]);
  if (origin === undefined) throw new Error(`It did not become ready.\n${text.slice(-2_000)}`);
  return origin;
}

async function pageHas(url: string, text: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
  return answer?.ok === true && (await answer.text()).includes(text);
}
