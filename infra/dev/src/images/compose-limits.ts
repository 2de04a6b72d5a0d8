// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { root } from '../config.ts';
import { type ImageApp, imageApps } from './docker.ts';

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
