// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawn } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { z } from 'zod';

import { endProcess, isRunning, knownProcess, type KnownProcess } from './processes.ts';

const known = z.object({ pid: z.int().positive(), identity: z.string() });
const recordedChild = known.extend({
  name: z.string(),
  signal: z.enum(['SIGTERM', 'SIGINT']),
  group: z.boolean(),
});
const record = z.object({
  owner: known,
  stopping: z.boolean(),
  children: z.array(recordedChild),
});

export type RecordedProcess = z.infer<typeof recordedChild>;
type RunRecord = z.infer<typeof record>;

/** Record of the processes that a run has started, on disk so that it survives a `kill -9`. */
export interface Run {
  add(child: RecordedProcess): void;
  remove(pid: number): void;
  /** Makes a next start wait for this run instead of refusing. */
  markStopping(): void;
  close(): void;
}

const grace = 10_000;

/**
 * Locks the folder for this process, after stopping what a killed run left behind. A reaper process
 * does the same if this process is killed, and removes the folder with `removeAtEnd`.
 *
 * @throws Error that names the pid of another run in this folder
 */
export async function openRun(
  folder: string,
  {
    say = console.log,
    removeAtEnd = false,
  }: { say?: (line: string) => void; removeAtEnd?: boolean } = {},
): Promise<Run> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'run.json');
  const current: RunRecord = { owner: knownProcess(process.pid), stopping: false, children: [] };
  while (!tryLock(file, current)) await waitForOther(file, say);

  const reaper = join(import.meta.dirname, 'reaper.ts');
  const watch = spawn(
    process.execPath,
    [reaper, file, String(process.pid), current.owner.identity, removeAtEnd ? folder : ''],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  watch.unref();
  const save = () => renameSync(writeDraft(file, current), file);
  return {
    add(child) {
      current.children.push(child);
      save();
    },
    remove(pid) {
      current.children = current.children.filter((child) => child.pid !== pid);
      save();
    },
    markStopping() {
      current.stopping = true;
      save();
    },
    close() {
      rmSync(file, { force: true });
    },
  };
}

/** Whether a run that has locked a folder goes on. */
export function isLocked(folder: string): boolean {
  const found = read(join(folder, 'run.json'));
  return found !== undefined && isRunning(found.owner);
}

/** Stops what a dead owner left running, and deletes the record. Returns the names. */
export async function clearLeftovers(
  file: string,
  owner: KnownProcess,
): Promise<readonly string[]> {
  const left = read(file);
  if (left?.owner.identity !== owner.identity || isRunning(left.owner)) return [];
  const running = left.children.filter(isRunning);
  await Promise.all(running.map((child) => endProcess(child, grace)));
  if (read(file)?.owner.identity === left.owner.identity) rmSync(file, { force: true });
  return running.map((child) => child.name);
}

async function waitForOther(file: string, say: (line: string) => void): Promise<void> {
  const other = read(file);
  if (!other) {
    rmSync(file, { force: true });
    return;
  }
  if (!isRunning(other.owner)) {
    const names = await clearLeftovers(file, other.owner);
    if (names.length > 0) say(`Ended what a killed run had left: ${names.join(', ')}`);
    return;
  }
  const isOpen = () => isRunning(other.owner);
  const isInUse = () => isOpen() && !read(file)?.stopping;
  // A run whose parent was just killed begins to stop within half a second.
  const patience = Date.now() + 1_500;
  while (isInUse() && Date.now() < patience) await setTimeout(50);
  const { pid } = other.owner;
  if (isInUse()) {
    throw new Error(
      `Keep Games Alive is already running from ${dirname(file)} (pid ${pid}). Stop it first.`,
    );
  }
  if (isOpen()) say(`Waiting for pid ${pid} to stop`);
  const deadline = Date.now() + 3 * grace;
  while (isOpen()) {
    if (Date.now() > deadline) throw new Error(`pid ${pid} does not stop.`);
    await setTimeout(50);
  }
}

/** Creating a hard link is atomic: it fails where another run has the file. */
function tryLock(file: string, content: RunRecord): boolean {
  const draft = writeDraft(file, content);
  try {
    linkSync(draft, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeDraft(file: string, content: RunRecord): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content));
  return draft;
}

function read(file: string): RunRecord | undefined {
  try {
    return record.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
