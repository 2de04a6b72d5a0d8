// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { root } from '../config.ts';
import type { Limits } from './compose-limits.ts';
import { type Engine, imageConfig, output, tagOf } from './engine.ts';

const inspected = z.tuple([z.object({ Config: imageConfig })]);

/** Builds and runs by Docker's engine. */
export function dockerEngine(limits: Limits): Engine {
  return {
    name: 'docker',
    async build(app) {
      const file = `infra/docker/${app}.Dockerfile`;
      await output('docker', ['build', '--file', file, '--tag', tagOf(app), '.'], { cwd: root });
    },
    async config(app) {
      const text = await output('docker', ['image', 'inspect', tagOf(app)]);
      return inspected.parse(JSON.parse(text))[0].Config;
    },
    async withContent(app, inspect) {
      const folder = mkdtempSync(join(tmpdir(), 'kga-image-'));
      const id = await output('docker', ['create', tagOf(app)]);
      try {
        await output('docker', ['cp', `${id}:/app`, folder]);
        return inspect(join(folder, 'app'));
      } finally {
        await output('docker', ['rm', id]);
        rmSync(folder, { recursive: true, force: true });
      }
    },
    async container(app, { command = [], env, volume }) {
      const settings = Object.entries(env).flatMap(([name, value]) => [
        '--env',
        `${name}=${value}`,
      ]);
      const args = ['run', '--rm', '--network=host', ...limits.docker, ...settings];
      const mount = volume === undefined ? [] : ['--volume', volume];
      return { command: 'docker', args: [...args, ...mount, tagOf(app), ...command] };
    },
    close: async () => {},
  };
}
