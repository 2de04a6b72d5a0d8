// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: node infra/release/src/start-once.mjs [dev]
// Runs `npm start` from this checkout until the product is ready, requests its readiness and a page,
// and stops it with SIGTERM. With `dev` it runs `npm run dev` in a clone of this checkout, changes a title in a
// file of messages, and waits until the page shows it. Like infra/dev/bootstrap.mjs it runs on any Node from
// 20 on, before anything is installed: it may import only Node itself.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as timers from 'node:timers/promises';

const root = resolve(import.meta.dirname ?? '.', '../../..');
const readyLine = /Keep Games Alive is ready: (http:\/\/localhost:\d+)/;
const readyWithin = 15 * 60_000;
const seenWithin = 60_000;
const stoppedWithin = 30_000;

const isDev = process.argv[2] === 'dev';
const command = isDev ? ['run', 'dev'] : ['start'];
const began = Date.now();
const cwd = isDev ? cloneCheckout() : root;
// In a process group of its own, so that a run that hangs can be killed as a whole.
const stdio = ['ignore', 'pipe', 'inherit'];
const child = spawn('npm', command, { cwd, stdio, detached: true });
// `close`, because the output stays open while any process that it began still runs.
const closed = new Promise((done, failed) => {
  child.once('error', failed);
  child.once('close', () => done('stopped'));
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

let failed = 0;
try {
  const origin = await withDeadline(untilReady(), readyWithin, 'ready');
  const ready = secondsSince(began);
  await expectPage(`${origin}/api/health/ready`, 'json');
  await expectPage(`${origin}/`, 'html');
  if (isDev) await seeChangedTitle(origin);

  const stopping = Date.now();
  child.kill('SIGTERM');
  await withDeadline(closed, stoppedWithin, 'stopped');
  const stopped = secondsSince(stopping);
  if (await answers(origin)) throw new Error(`${origin} still answers after the end`);
  const { platform, arch, version } = process;
  console.log(
    `Ready after ${ready} s, stopped after ${stopped} s on ${platform} ${arch}, Node ${version}`,
  );
} catch (error) {
  console.error(`start-once: ${error instanceof Error ? error.message : String(error)}`);
  await killAll();
  failed = 1;
} finally {
  if (isDev) rmSync(cwd, { recursive: true, force: true });
}
console.log(`${1 - failed} passed, ${failed} failed`);
process.exit(failed);

function cloneCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'kga-dev-'));
  execFileSync('git', ['clone', '--quiet', root, folder]);
  return folder;
}

/** Passes the output on until it says where the product answers. */
function untilReady() {
  return new Promise((done, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      output = (output + text).slice(-2_000);
      const origin = readyLine.exec(output)?.[1];
      if (origin) done(origin);
    });
    closed.then(() => reject(new Error('The product ended before it was ready')), reject);
  });
}

async function expectPage(url, type) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  const body = await answer.text();
  const received = answer.headers.get('content-type') ?? 'no type';
  if (answer.status !== 200 || !received.includes(type) || body === '') {
    throw new Error(`${url}: ${answer.status} ${received}, ${body.length} characters`);
  }
  console.log(`${url}: 200, ${body.length} characters`);
  return body;
}

/** Changes the title of the news in the sources, and waits until their page has it. */
async function seeChangedTitle(origin) {
  const file = join(cwd, 'apps/web/src/features/news/messages/en.json');
  const messages = readFileSync(file, 'utf8');
  const changed = messages.replace(/^( {2}"title": ")[^"]*"/m, '$1A changed title"');
  if (changed === messages) throw new Error(`${file} has no title.`);
  const saved = Date.now();
  writeFileSync(file, changed);
  while (!(await expectPage(`${origin}/news`, 'html')).includes('A changed title')) {
    if (Date.now() > saved + seenWithin) throw new Error('The page does not show the new title.');
    await timers.setTimeout(500);
  }
  console.log(`A changed title was seen ${secondsSince(saved)} s after it was saved`);
}

async function answers(origin) {
  return fetch(origin, { signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  );
}

function withDeadline(promise, milliseconds, what) {
  const late = timers.setTimeout(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error(`The product was not ${what} in ${milliseconds / 1000} s`);
  });
  late.catch(() => {});
  return Promise.race([promise, late]);
}

/** Asks once more, then kills; servers of their own process groups follow their supervisor. */
async function killAll() {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await Promise.race([
    closed.catch(() => {}),
    timers.setTimeout(stoppedWithin, undefined, { ref: false }),
  ]);
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

function secondsSince(time) {
  return ((Date.now() - time) / 1000).toFixed(1);
}
