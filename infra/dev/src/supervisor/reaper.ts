// SPDX-License-Identifier: AGPL-3.0-or-later
// Stops what a killed run left behind. Its standard input closes when the run that started it exits,
// even by SIGKILL.
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

import { isRunning } from './processes.ts';
import { clearLeftovers } from './run-record.ts';

const [file = '', pid = '', identity = '', folderToRemove = ''] = process.argv.slice(2);
const owner = { pid: Number(pid), identity };

process.stdin.resume();
process.stdin.once('close', () => void end());

async function end(): Promise<void> {
  // The owner's end of the pipe closes a moment before the owner is gone.
  while (isRunning(owner)) await setTimeout(10);
  await clearLeftovers(file, owner);
  if (folderToRemove !== '') rmSync(folderToRemove, { recursive: true, force: true });
}
