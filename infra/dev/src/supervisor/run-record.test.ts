// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { identityOf, knownProcess } from './processes.ts';
import { openRun } from './run-record.ts';

let folder: string;
let file: string;
let said: string[];
const say = (line: string) => said.push(line);
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kga-run-'));
  file = join(folder, 'run.json');
  said = [];
});

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A process that lives until it is killed. */
function idle(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
  started.push(child);
  if (child.pid === undefined) throw new Error('not started');
  return child.pid;
}

function recorded(pid: number) {
  return { name: 'api', ...knownProcess(pid), signal: 'SIGTERM', group: true } as const;
}

const dead = { pid: 2 ** 22 - 1, identity: 'ended long ago' };

function leave(content: unknown): void {
  writeFileSync(file, JSON.stringify(content));
}

it('stops what a killed run left behind', async () => {
  const orphan = idle();
  leave({ owner: dead, stopping: false, children: [recorded(orphan)] });
  const run = await openRun(folder, { say });
  expect(identityOf(orphan)).toBeUndefined();
  expect(said).toEqual(['Ended what a killed run had left: api']);
  run.close();
});

it('spares an unrelated process with a recycled pid', async () => {
  const stranger = idle();
  const child = { ...recorded(stranger), identity: 'an earlier process' };
  leave({ owner: dead, stopping: false, children: [child] });
  const run = await openRun(folder, { say });
  expect(identityOf(stranger)).toBeDefined();
  run.close();
});

it('replaces a damaged record', async () => {
  writeFileSync(file, '{"owner":');
  const run = await openRun(folder, { say });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ owner: { pid: process.pid } });
  run.close();
  expect(existsSync(file)).toBe(false);
});

it('refuses a second run, naming the pid of the first', async () => {
  const other = idle();
  leave({ owner: knownProcess(other), stopping: false, children: [] });
  await expect(openRun(folder, { say })).rejects.toThrow(`(pid ${other})`);
});

it('waits for a run that is stopping', async () => {
  const other = idle();
  leave({ owner: knownProcess(other), stopping: true, children: [] });
  const opened = openRun(folder, { say });
  process.kill(other, 'SIGKILL');
  const run = await opened;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ owner: { pid: process.pid } });
  run.close();
});

it('lets the reaper stop everything when it is killed', async () => {
  const program = `
    import { spawn } from 'node:child_process';
    import { knownProcess } from '${import.meta.dirname}/processes.ts';
    import { openRun } from '${import.meta.dirname}/run-record.ts';
    const run = await openRun(process.argv[1], { removeAtEnd: true });
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
    run.add({ name: 'api', ...knownProcess(child.pid), signal: 'SIGTERM', group: true });
    console.log(child.pid);
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', program, folder]);
  started.push(owner);
  const [line]: unknown[] = await once(owner.stdout, 'data');
  const child = Number(String(line));
  expect(identityOf(child)).toBeDefined();
  owner.kill('SIGKILL');
  await vi.waitFor(() => expect(identityOf(child)).toBeUndefined(), 5_000);
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), 5_000);
});
