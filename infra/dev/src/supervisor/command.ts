// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/**
 * Runs a command to its end. Aborting terminates its whole process group.
 *
 * @param options `show` prints the output as it comes instead of returning it
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { signal, user, show = false, ...options }: CommandOptions & { readonly show?: boolean } = {},
): Promise<CommandResult> {
  signal?.throwIfAborted();
  const output = show ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    ...options,
    ...user,
    detached: true,
    stdio: ['ignore', output, output],
  });
  const abort = () => {
    if (child.pid !== undefined) sendSignal(-child.pid, 'SIGTERM');
  };
  signal?.addEventListener('abort', abort);
  const closed = once(child, 'close').catch((error: Error) => {
    throw new Error(`${command} could not be run: ${error.message}`);
  });
  try {
    const [stdout, stderr, [code]] = await Promise.all([
      child.stdout ? text(child.stdout) : '',
      child.stderr ? text(child.stderr) : '',
      closed,
    ]);
    signal?.throwIfAborted();
    return { ok: code === 0, output: [stdout, stderr].filter(Boolean).join('\n') };
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** Runs a command without printing its output; a failure carries all of it in the error. */
export async function runQuietly(
  what: string,
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<void> {
  const { ok, output } = await runCommand(command, args, options);
  if (!ok) throw new Error(`${output.trimEnd()}\n${what} failed.`);
}

/** Where Debian keeps servers, which is not on PATH of everyone but root. */
const serverFolders = '/usr/sbin:/sbin';

/** Path of the first of these programs that is on PATH or where servers are. */
export async function findProgram(names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const find = `PATH="$PATH:${serverFolders}"; command -v ${name}`;
    const { ok, output } = await runCommand('/bin/sh', ['-c', find]);
    if (ok && output.trim() !== '') return output.trim();
  }
  return undefined;
}
