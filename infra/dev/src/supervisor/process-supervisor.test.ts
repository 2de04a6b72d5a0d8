// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterEach, expect, it, vi } from 'vitest';

import { ProcessSupervisor, type ProcessSpec } from './process-supervisor.ts';
import { identityOf } from './processes.ts';
import type { RecordedProcess } from './run-record.ts';

const lines: string[] = [];
const recorded = new Map<number, RecordedProcess>();
let supervisor = build();

function build(grace = 5_000): ProcessSupervisor {
  lines.length = 0;
  recorded.clear();
  return new ProcessSupervisor({
    run: {
      add: (child) => recorded.set(child.pid, child),
      remove: (pid) => recorded.delete(pid),
    },
    say: (line) => lines.push(line),
    firstPause: 10,
    grace,
  });
}

function script(name: string, code: string, more: Partial<ProcessSpec> = {}): ProcessSpec {
  const args = ['-e', code];
  return { name, command: process.execPath, args, cwd: '/', env: {}, stage: 'app', ...more };
}

const serve = "console.log('up'); setInterval(() => {}, 1000);";

const farewell = `process.on('SIGTERM', () => { console.log('bye'); process.exit(); }); ${serve}`;

function pidOf(name: string): number {
  const pid = supervisor.pidOf(name);
  if (pid === undefined) throw new Error(`${name} has no pid`);
  return pid;
}

afterEach(async () => {
  await supervisor.stopAll();
  supervisor = build();
});

it('waits for the ready line, and prefixes the output', async () => {
  await supervisor.start(script('api', serve, { readyWhen: 'up' }));
  expect(lines).toEqual(['api | up']);
  expect(recorded.get(pidOf('api'))).toMatchObject({ name: 'api', group: true });
});

it('reports why a process exited before it was ready', async () => {
  const broken = script('api', "console.error('no database'); process.exit(3)", {
    readyWhen: 'up',
    quiet: true,
  });
  await expect(supervisor.start(broken)).rejects.toThrow(/exit code 3\)\napi \| no database/);
});

it('restarts a crashed process, and says so', async () => {
  await supervisor.start(script('worker', serve, { readyWhen: 'up' }));
  supervisor.settle();
  const first = pidOf('worker');
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(lines).toContain('worker runs again'), 5_000);
  expect(lines).toContain('worker stopped (signal SIGKILL); starting it again in 0.01 s');
  expect(pidOf('worker')).not.toBe(first);
  expect([...recorded.keys()]).toEqual([pidOf('worker')]);
});

it('prints the last lines of a quiet process that crashes', async () => {
  const crash = "console.log('up'); process.on('SIGTERM', () => { throw new Error('no space'); });";
  const quiet = { readyWhen: 'up', quiet: true };
  await supervisor.start(script('redis', `${crash} setInterval(() => {}, 1000);`, quiet));
  supervisor.settle();
  expect(lines).toEqual([]);
  process.kill(pidOf('redis'), 'SIGTERM');
  await vi.waitFor(() => expect(lines).toContain('redis runs again'), 5_000);
  expect(lines[0]).toContain('redis | up');
});

it('gives up on a process that crashes repeatedly before the start is complete', async () => {
  await supervisor.start(script('web', 'process.exit(7)'));
  await expect(supervisor.failure).rejects.toThrow('web stopped (exit code 7); given up after 3');
});

it('stops apps before services', async () => {
  const up = { readyWhen: 'up' };
  await supervisor.start(script('redis', farewell, { ...up, stage: 'service' }));
  await supervisor.start(script('api', farewell, up));
  await supervisor.stopAll();
  await vi.waitFor(() => expect(lines.slice(2)).toEqual(['api | bye', 'redis | bye']), 5_000);
  expect(recorded.size).toBe(0);
});

it('kills a process that does not stop', async () => {
  supervisor = build(50);
  const deaf = `process.on('SIGTERM', () => {}); ${serve}`;
  await supervisor.start(script('api', deaf, { readyWhen: 'up' }));
  const pid = pidOf('api');
  await supervisor.stopAll();
  expect(lines).toContain('api does not stop; killing it');
  expect(identityOf(pid)).toBeUndefined();
});

it('leaves no grandchild behind', async () => {
  const nested = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log('grandchild ' + child.pid + ' up');
    setInterval(() => {}, 1000);`;
  await supervisor.start(script('web', nested, { readyWhen: 'up' }));
  const grandchild = Number(lines[0]?.split(' ')[3]);
  expect(identityOf(grandchild)).toBeDefined();
  await supervisor.stopAll();
  await vi.waitFor(() => expect(identityOf(grandchild)).toBeUndefined(), 5_000);
});

it('starts nothing after stopAll', async () => {
  await supervisor.stopAll();
  await expect(supervisor.start(script('late', serve))).rejects.toThrow('late is not started');
});

it('reports a program that does not exist', async () => {
  const missing = { ...script('redis', ''), command: '/nowhere/redis-server' };
  await expect(supervisor.start(missing)).rejects.toThrow('ENOENT');
});
