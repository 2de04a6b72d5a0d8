// SPDX-License-Identifier: AGPL-3.0-or-later
import { statSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { root } from '../config.ts';
import { requireProgram } from '../services/install-program.ts';
import { baseTag, provideBaseImage } from './base-image.ts';
import {
  type ContainerOptions,
  type Engine,
  type ImageApp,
  type ImageConfig,
  imageConfig,
  output,
  tagOf,
} from './engine.ts';

const inspected = z.object({ Docker: z.object({ config: imageConfig }) });

/**
 * What a container is without an engine: mounts of its own, in which the image is read-only, then its
 * user without any right. `$1` is the root, `$2` its volume and `$3` the owner of that.
 */
const confine = `set -eu
mount --bind "$1" "$1"
mount -o remount,bind,ro "$1"
mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
if [ -n "$2" ]; then mount -t tmpfs -o "uid=$3,mode=755" tmpfs "$1$2"; fi
root=$1
shift 3
exec chroot "$root" "$@"`;

/** Command line by which the process of a container runs in the root of its image. */
function confined(
  rootFolder: string,
  { User, WorkingDir, Env, Cmd }: ImageConfig,
  { command = Cmd, env, volume }: ContainerOptions,
): string[] {
  const [uid = '', gid = uid] = User.split(':');
  const owner = volume === undefined ? '' : String(statSync(join(rootFolder, volume)).uid);
  const rights = ['--clear-groups', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const inRoot = ['--mount', 'sh', '-c', confine, 'sh', rootFolder, volume ?? '', owner];
  const asUser = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, ...rights];
  return [...inRoot, ...asUser, 'env', '-i', '-C', WorkingDir, ...Env, ...settings, ...command];
}

/** Builds by Debian's buildah and runs by chroot, where no engine runs. Needs root. */
export async function buildahEngine(inherited: NodeJS.ProcessEnv): Promise<Engine> {
  const buildah = await requireProgram('buildah', ['buildah', 'debootstrap']);
  const env = { STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot', ...inherited };
  const run = (...args: string[]) => output(buildah, args, { cwd: root, env });
  const containers = new Map<ImageApp, string>();
  const mounted = async (app: ImageApp) => {
    const id = containers.get(app) ?? (await run('from', '--pull=false', tagOf(app)));
    containers.set(app, id);
    return run('mount', id);
  };
  const config = async (app: ImageApp) =>
    inspected.parse(JSON.parse(await run('inspect', '--type', 'image', tagOf(app)))).Docker.config;

  return {
    name: 'buildah',
    async build(app) {
      await provideBaseImage(buildah, env);
      const file = `infra/docker/${app}.Dockerfile`;
      const options = ['--format', 'docker', '--build-arg', `NODE_IMAGE=${baseTag}`];
      await run('bud', ...options, '--file', file, '--tag', tagOf(app), '.');
    },
    config,
    withContent: async (app, inspect) => inspect(join(await mounted(app), 'app')),
    async container(app, options) {
      const args = confined(await mounted(app), await config(app), options);
      return { command: 'unshare', args };
    },
    async close() {
      for (const id of containers.values()) await run('rm', id);
    },
  };
}
