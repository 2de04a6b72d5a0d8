// SPDX-License-Identifier: AGPL-3.0-or-later
import { z } from 'zod';

import { findProgram, runCommand } from '../supervisor/command.ts';
import type { ProcessSpec } from '../supervisor/process-supervisor.ts';

export const imageApps = ['api', 'worker', 'web'] as const;
export type ImageApp = (typeof imageApps)[number];

/** What an image says of how it is run. */
export const imageConfig = z.object({
  User: z.string(),
  WorkingDir: z.string(),
  Env: z.array(z.string()),
  Cmd: z.array(z.string()),
  Healthcheck: z.object({ Test: z.array(z.string()) }),
});
export type ImageConfig = z.infer<typeof imageConfig>;

/** How a container is run; networks are the machine's. */
export type ContainerOptions = {
  /** Instead of the command of the image. */
  command?: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Folder with a volume of its own, which belongs to whom the folder of the image belongs to. */
  volume?: string | undefined;
};

/** What builds and runs containers on this machine. */
export type Engine = {
  name: string;
  build(app: ImageApp): Promise<void>;
  config(app: ImageApp): Promise<ImageConfig>;
  /** Calls `inspect` with a folder that holds the image's `/app`. */
  withContent<Result>(app: ImageApp, inspect: (folder: string) => Result): Promise<Result>;
  /** A process that runs a container of the image until it is stopped. */
  container(
    app: ImageApp,
    options: ContainerOptions,
  ): Promise<Pick<ProcessSpec, 'command' | 'args'>>;
  /** Removes what it has mounted; the images stay for the next build. */
  close(): Promise<void>;
};

export const tagOf = (app: ImageApp) => `localhost/keep-games-alive/${app}:check`;

/** @throws Error with the output of a command that fails */
export async function output(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const result = await runCommand(command, args, options);
  if (!result.ok) throw new Error(`${result.output.trimEnd()}\n${command} ${args[0]} failed.`);
  return result.output.trim();
}

/** Whether Docker's engine answers; its client alone is of no use. */
export const hasDocker = async (): Promise<boolean> =>
  (await findProgram(['docker'])) !== undefined && (await runCommand('docker', ['info'])).ok;
