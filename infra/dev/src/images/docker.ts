// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { root } from '../config.ts';
import { findProgram, runCommand } from '../supervisor/command.ts';
import type { ProcessSpec } from '../supervisor/process-supervisor.ts';

export const imageApps = ['api', 'worker', 'web'] as const;
export type ImageApp = (typeof imageApps)[number];

/** What docker-compose.yml lets an app do: write to /tmp and its volumes alone, without rights. */
const confinement = [
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges:true',
] as const;

const tagOf = (app: ImageApp) => `localhost/keep-games-alive/${app}:check`;

/** @throws Error with the output of a command that fails */
async function docker(...args: readonly string[]): Promise<string> {
  const { ok, output } = await runCommand('docker', args, { cwd: root });
  if (!ok) throw new Error(`${output.trimEnd()}\ndocker ${args[0]} failed.`);
  return output.trim();
}

/** Whether Docker's engine answers; its client alone is of no use. */
export const hasDocker = async (): Promise<boolean> =>
  (await findProgram(['docker'])) !== undefined && (await runCommand('docker', ['info'])).ok;

/** The commit that is checked out. */
async function revision(): Promise<string> {
  const { ok, output } = await runCommand('git', ['rev-parse', 'HEAD'], { cwd: root });
  if (!ok) throw new Error(`${output}\nThe commit cannot be read.`);
  return output.trim();
}

/** Builds the image as a release does. @throws Error where it does not tell its commit */
export async function buildImage(app: ImageApp): Promise<void> {
  const commit = await revision();
  const file = `infra/docker/${app}.Dockerfile`;
  const built = ['--build-arg', `REVISION=${commit}`, '--file', file, '--tag', tagOf(app)];
  await docker('build', ...built, '.');
  const [{ Config }] = inspected.parse(JSON.parse(await docker('image', 'inspect', tagOf(app))));
  if (!Config.Env.includes(`BUILD_REVISION=${commit}`)) {
    throw new Error(`The image of ${app} does not tell its commit.`);
  }
}

const inspected = z.tuple([
  z.object({
    Config: z.object({
      Env: z.array(z.string()),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
  }),
]);

/** The command by which an image checks its health. */
export async function healthCheckOf(app: ImageApp): Promise<readonly string[]> {
  const text = await docker('image', 'inspect', tagOf(app));
  return inspected.parse(JSON.parse(text))[0].Config.Healthcheck.Test.slice(1);
}

/** Calls `inspect` with a folder that holds the image's `/app`. */
export async function withContent<Result>(
  app: ImageApp,
  inspect: (folder: string) => Result,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kga-image-'));
  const id = await docker('create', tagOf(app));
  try {
    await docker('cp', `${id}:/app`, folder);
    return inspect(join(folder, 'app'));
  } finally {
    await docker('rm', id);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A process that runs a container of the image until it is stopped; networks are the machine's. */
export function container(
  app: ImageApp,
  {
    command = [],
    env,
    volume,
  }: {
    /** Instead of the command of the image. */
    readonly command?: readonly string[];
    readonly env: Readonly<Record<string, string>>;
    /** Folder with a volume of its own. */
    readonly volume?: string | undefined;
  },
): Pick<ProcessSpec, 'command' | 'args'> {
  const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const mount = volume === undefined ? [] : ['--volume', volume];
  const args = ['run', '--rm', '--network=host', ...confinement, ...settings, ...mount];
  return { command: 'docker', args: [...args, tagOf(app), ...command] };
}

/** What docker-compose.yml has to hold each app to. */
const held = z.object({
  read_only: z.literal(true),
  tmpfs: z.literal('/tmp'),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  user: z.undefined().optional(),
  privileged: z.undefined().optional(),
  deploy: z.object({ resources: z.object({ limits: z.object({ memory: z.string() }) }) }),
  volumes: z.array(z.string()).default([]),
});

const compose = z.object({ services: z.record(z.string(), z.unknown()) });

/**
 * Reads that the process of each app may do nothing but write to /tmp and to its volumes, as the user of the
 * image; returns where the volumes are.
 *
 * @throws Error where an app may do more
 */
export function readVolumes(): Readonly<Partial<Record<ImageApp, string>>> {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const { services } = compose.parse(parse(text, { merge: true }));
  return Object.fromEntries(
    imageApps.map((app) => [app, held.parse(services[app]).volumes[0]?.split(':')[1]]),
  );
}
