// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFileSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';

import { type Options, hashSync, verifySync } from '@node-rs/argon2';

export type PasswordTask =
  | { kind: 'hash'; cost: Options; password: string }
  | { kind: 'verify'; hash: string; password: string };

/** Task of a worker thread, in a file of its own that the pool loads. It blocks the thread. */
export function work(task: PasswordTask): string | boolean {
  if (task.kind === 'hash') return hashSync(task.password, task.cost);
  return verifySync(task.hash, task.password);
}

/**
 * Moves this thread to the scheduling class that runs when nothing else does. Niceness is not enough:
 * since version 6.6, Linux lets a nice thread end its slice of some milliseconds before a request that
 * arrives meanwhile is answered.
 */
function runWhenIdle(): void {
  try {
    const thread = basename(readlinkSync('/proc/thread-self'));
    execFileSync('chrt', ['--idle', '--pid', '0', thread], {
      env: { PATH: '/usr/bin:/bin' },
      stdio: 'ignore',
    });
  } catch {
    // Not Linux, or an image without util-linux.
  }
}

if (process.argv.at(-1) === 'idle') runWhenIdle();
