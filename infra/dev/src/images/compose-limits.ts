// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { root } from '../config.ts';
import { type ImageApp, imageApps } from './engine.ts';

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

export type Limits = { docker: readonly string[] };

const compose = z.object({ services: z.record(z.string(), z.unknown()) });

/**
 * What the process of an app may do under docker-compose.yml: nothing but write to /tmp and to its
 * volumes, as the user of the image.
 *
 * @throws Error where an app may do more
 */
export function readLimits(): Limits & { volumeOf: (app: ImageApp) => string | undefined } {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const { services } = compose.parse(parse(text, { merge: true }));
  const of = Object.fromEntries(imageApps.map((app) => [app, held.parse(services[app])]));
  return {
    docker: [
      '--read-only',
      '--tmpfs=/tmp',
      '--cap-drop=ALL',
      '--security-opt=no-new-privileges:true',
    ],
    volumeOf: (app) => of[app]?.volumes[0]?.split(':')[1],
  };
}
