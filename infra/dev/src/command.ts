import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

import { sendSignal } from './processes.ts';

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal | undefined;
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
}

export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a command to its end and gives all that it said. Aborting ends all that it started. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { signal, user, ...options }: CommandOptions = {},
): Promise<CommandResult> {
  signal?.throwIfAborted();
  const child = spawn(command, args, {
    ...options,
    ...user,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const abort = () => {
    if (child.pid !== undefined) sendSignal(-child.pid, 'SIGTERM');
  };
  signal?.addEventListener('abort', abort);
  const ended = Promise.withResolvers<boolean>();
  child.once('error', (error) => {
    ended.reject(new Error(`${command} could not be run: ${error.message}`));
  });
  child.once('close', (code) => ended.resolve(code === 0));
  try {
    const [stdout, stderr, ok] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      ended.promise,
    ]);
    signal?.throwIfAborted();
    return { ok, output: [stdout, stderr].filter(Boolean).join('\n') };
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** As `runCommand`, silent where all goes well; the whole output is in the error where not. */
export async function runQuietly(
  what: string,
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<void> {
  const { ok, output } = await runCommand(command, args, options);
  if (!ok) throw new Error(`${output.trimEnd()}\n${what} failed.`);
}

/** Where a program stands on PATH. */
export async function findProgram(names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const { ok, output } = await runCommand('/bin/sh', ['-c', `command -v ${name}`]);
    if (ok && output.trim() !== '') return output.trim();
  }
  return undefined;
}
