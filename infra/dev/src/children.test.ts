import { afterEach, expect, it, vi } from 'vitest';

import { Children, type ChildSpec } from './children.ts';
import { identityOf } from './processes.ts';
import type { RecordedChild } from './run-record.ts';

const lines: string[] = [];
const recorded = new Map<number, RecordedChild>();
let children = build();

function build(grace = 5_000): Children {
  lines.length = 0;
  recorded.clear();
  return new Children({
    run: {
      add: (child) => recorded.set(child.pid, child),
      remove: (pid) => recorded.delete(pid),
    },
    say: (line) => lines.push(line),
    firstPause: 10,
    grace,
  });
}

function script(name: string, code: string, more: Partial<ChildSpec> = {}): ChildSpec {
  const args = ['-e', code];
  return { name, command: process.execPath, args, cwd: '/', env: {}, stage: 'app', ...more };
}

const serve = "console.log('up'); setInterval(() => {}, 1000);";

const farewell = `process.on('SIGTERM', () => { console.log('bye'); process.exit(); }); ${serve}`;

function pidOf(name: string): number {
  const pid = children.pidOf(name);
  if (pid === undefined) throw new Error(`${name} has no pid`);
  return pid;
}

afterEach(async () => {
  await children.stopAll();
  children = build();
});

it('waits for the line that says that a child serves, and names its lines', async () => {
  await children.start(script('api', serve, { readyWhen: 'up' }));
  expect(lines).toEqual(['api | up']);
  expect(recorded.get(pidOf('api'))).toMatchObject({ name: 'api', group: true });
});

it('says why a child ended before it served', async () => {
  const broken = script('api', "console.error('no database'); process.exit(3)", {
    readyWhen: 'up',
    quiet: true,
  });
  await expect(children.start(broken)).rejects.toThrow(/exit code 3\)\napi \| no database/);
});

it('starts a crashed child again, and says so', async () => {
  await children.start(script('worker', serve, { readyWhen: 'up' }));
  children.settle();
  const first = pidOf('worker');
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(lines).toContain('worker runs again'), 5_000);
  expect(lines).toContain('worker stopped (signal SIGKILL); starting it again in 0.01 s');
  expect(pidOf('worker')).not.toBe(first);
  expect([...recorded.keys()]).toEqual([pidOf('worker')]);
});

it('shows the last lines of a quiet child that crashes', async () => {
  const crash = "console.log('up'); process.on('SIGTERM', () => { throw new Error('no space'); });";
  const quiet = { readyWhen: 'up', quiet: true };
  await children.start(script('redis', `${crash} setInterval(() => {}, 1000);`, quiet));
  children.settle();
  expect(lines).toEqual([]);
  process.kill(pidOf('redis'), 'SIGTERM');
  await vi.waitFor(() => expect(lines).toContain('redis runs again'), 5_000);
  expect(lines[0]).toContain('redis | up');
});

it('gives up on a child that crashes again and again before all is ready', async () => {
  await children.start(script('web', 'process.exit(7)'));
  await expect(children.failure).rejects.toThrow('web stopped (exit code 7); given up after 3');
});

it('ends what uses a service before the service', async () => {
  const up = { readyWhen: 'up' };
  await children.start(script('redis', farewell, { ...up, stage: 'service' }));
  await children.start(script('api', farewell, up));
  await children.stopAll();
  await vi.waitFor(() => expect(lines.slice(2)).toEqual(['api | bye', 'redis | bye']), 5_000);
  expect(recorded.size).toBe(0);
});

it('kills a child that does not stop', async () => {
  children = build(50);
  const deaf = `process.on('SIGTERM', () => {}); ${serve}`;
  await children.start(script('api', deaf, { readyWhen: 'up' }));
  const pid = pidOf('api');
  await children.stopAll();
  expect(lines).toContain('api does not stop; killing it');
  expect(identityOf(pid)).toBeUndefined();
});

it('leaves no grandchild behind', async () => {
  const nested = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log('grandchild ' + child.pid + ' up');
    setInterval(() => {}, 1000);`;
  await children.start(script('web', nested, { readyWhen: 'up' }));
  const grandchild = Number(lines[0]?.split(' ')[3]);
  expect(identityOf(grandchild)).toBeDefined();
  await children.stopAll();
  await vi.waitFor(() => expect(identityOf(grandchild)).toBeUndefined(), 5_000);
});

it('starts nothing more once all are being stopped', async () => {
  await children.stopAll();
  await expect(children.start(script('late', serve))).rejects.toThrow('late is not started');
});

it('reports a program that does not exist', async () => {
  const missing = { ...script('redis', ''), command: '/nowhere/redis-server' };
  await expect(children.start(missing)).rejects.toThrow('ENOENT');
});
