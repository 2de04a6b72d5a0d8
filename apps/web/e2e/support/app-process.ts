// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

import { readConfig, withCompileCache } from '@kga/dev/testing';

const apps = join(import.meta.dirname, '../../..');

/** What each api of the tests is given. */
export const apiSettings = {
  HOST: '127.0.0.1',
  PASSWORD_PRIORITY: 'normal',
  // A busy machine that runs two stacks and their browsers delays event loops; none is overloaded.
  SHED_EVENT_LOOP_DELAY_MS: '30000',
  SESSION_SECRETS: 'for the browser tests only and on loopback alone',
} as const;

export const encryptionKeys = `1:${'5a'.repeat(32)}`;

/** A process of the product that a test can stop and start. */
export type Process = { start: () => Promise<void>; stop: () => Promise<void> };

/** Collects all log lines at level trace and prints errors. */
export type Lines = string[];

/** pino level from which a line is an error. */
const warning = 40;

function listen(lines: Lines, child: ChildProcess): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      const level = /^\{"level":(\d+)/.exec(line)?.[1];
      if (level === undefined || Number(level) >= warning) process.stdout.write(`${line}\n`);
    });
  }
}

/** An app of the production build, which is ready once `readyUrl` answers. */
export function processOf(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  readyUrl: string,
  lines: Lines,
): Process {
  let child: ChildProcess | undefined;
  return {
    start: async () => {
      if (child && child.exitCode === null) return;
      const started = spawn(process.execPath, [join(apps, name, file)], {
        cwd: join(apps, name),
        env: withCompileCache({
          PATH: readConfig().inherited['PATH'],
          NODE_ENV: 'production',
          LOG_LEVEL: 'trace',
          ACCESS_LOG: 'on',
          ...env,
        }),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      listen(lines, started);
      child = started;
      await untilAnswers(readyUrl, () => started.exitCode === null);
    },
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilAnswers(url: string, alive: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (!alive()) throw new Error(`The process behind ${url} ended.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`${url} did not become ready.`);
}
