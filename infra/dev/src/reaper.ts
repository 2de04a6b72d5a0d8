// Outlives the run that started it by a moment: its input closes when that run ends, however it
// ends, and what the run has left behind is ended then.
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { isRunning } from './processes.ts';
import { clearLeftovers } from './run-record.ts';

const [file = '', pid = '', identity = '', folderToRemove = ''] = process.argv.slice(2);
const owner = { pid: Number(pid), identity };

process.stdin.resume();
process.stdin.once('close', () => void end());

async function end(): Promise<void> {
  // The owner's end of the pipe closes a moment before the owner is gone.
  while (isRunning(owner)) await delay(10);
  await clearLeftovers(file, owner);
  if (folderToRemove !== '') rmSync(folderToRemove, { recursive: true, force: true });
}
