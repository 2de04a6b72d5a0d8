import { spawn } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

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

export type RecordedChild = z.infer<typeof recordedChild>;
type RunRecord = z.infer<typeof record>;

/** The record of what one run has started, kept current on disk so that it outlives a `kill -9`. */
export interface Run {
  add(child: RecordedChild): void;
  remove(pid: number): void;
  /** Tells a next start to wait for this one instead of refusing. */
  markStopping(): void;
  close(): void;
}

interface RunOptions {
  /** Whether the folder is thrown away with the run. */
  readonly removeAtEnd?: boolean;
  readonly say?: (line: string) => void;
}

const grace = 10_000;

/**
 * Takes the folder for this process, after ending whatever a killed run has left there. A reaper
 * process does the same at once should this one be killed.
 * @throws Error that names the pid where another run has the folder
 */
export async function openRun(folder: string, options: RunOptions = {}): Promise<Run> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'run.json');
  const current: RunRecord = { owner: knownProcess(process.pid), stopping: false, children: [] };
  const { say = console.log, removeAtEnd = false } = options;
  while (!take(file, current)) await makeWay(file, say);

  const reaper = join(import.meta.dirname, 'reaper.ts');
  const watch = spawn(
    process.execPath,
    [reaper, file, String(process.pid), current.owner.identity, removeAtEnd ? folder : ''],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  watch.unref();
  const save = () => write(file, current);
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

/** Ends what the record's owner has left running, and forgets the record. */
export async function clearLeftovers(
  file: string,
  owner: KnownProcess,
): Promise<readonly string[]> {
  const left = read(file);
  if (left?.owner.identity !== owner.identity || isRunning(left.owner)) return [];
  const running = left.children.filter(isRunning);
  await Promise.all(running.map((child) => endProcess(child, { ...child, grace })));
  if (read(file)?.owner.identity === left.owner.identity) rmSync(file, { force: true });
  return running.map((child) => child.name);
}

async function makeWay(file: string, say: (line: string) => void): Promise<void> {
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
  // One whose starter was just killed begins to stop within half a second.
  const patience = Date.now() + 1_500;
  while (isRunning(other.owner) && !read(file)?.stopping && Date.now() < patience) await delay(50);
  if (isRunning(other.owner) && !read(file)?.stopping) {
    throw new Error(
      `Keep Games Alive is already running from ${dirname(file)} (pid ${other.owner.pid}). Stop it first.`,
    );
  }
  if (isRunning(other.owner)) say(`Waiting for pid ${other.owner.pid} to stop`);
  const deadline = Date.now() + 3 * grace;
  while (isRunning(other.owner)) {
    if (Date.now() > deadline) throw new Error(`pid ${other.owner.pid} does not stop.`);
    await delay(50);
  }
}

/** A link either comes to be, whole, or fails because another is there. */
function take(file: string, content: RunRecord): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content));
  try {
    linkSync(draft, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function write(file: string, content: RunRecord): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content));
  renameSync(draft, file);
}

function read(file: string): RunRecord | undefined {
  try {
    return record.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
