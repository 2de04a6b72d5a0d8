// SPDX-License-Identifier: AGPL-3.0-or-later
import { openSync } from 'node:fs';
import { join } from 'node:path';

import { requireProgram } from '@kga/dev/testing';

import { type Resources, startProcess } from '../shared/processes.ts';

/** Copies of the apps that visitors reach: where each listens, and where it says whether it serves. */
export type Upstreams = Readonly<
  Record<'api' | 'web', readonly { readonly port: string; readonly servingUrl: string }[]>
>;

/** Path at which the edge answers 200 while it sends requests to a copy. */
export const reachedPath = (app: string, index: number): string => `/edge/${app}${index}`;

/** Starts HAProxy in front of the copies, of which one serves already; returns its origin. */
export async function startEdge(
  resources: Resources,
  folder: string,
  { port, upstreams }: { port: number; upstreams: Upstreams },
): Promise<string> {
  const program = await requireProgram('haproxy', ['haproxy']);
  const origin = `http://127.0.0.1:${port}`;
  const env: Record<string, string> = { EDGE_PORT: String(port) };
  for (const [app, copies] of Object.entries(upstreams)) {
    for (const [index, copy] of copies.entries()) {
      const serving = new URL(copy.servingUrl);
      env[`${app.toUpperCase()}_SERVING`] = serving.pathname;
      env[`${app.toUpperCase()}${index}_PORT`] = copy.port;
      env[`${app.toUpperCase()}${index}_CHECK`] = serving.port;
    }
  }
  await startProcess(resources, {
    program,
    args: ['-db', '-f', join(import.meta.dirname, 'edge.cfg')],
    cwd: folder,
    env,
    readyUrl: `${origin}/robots.txt`,
    // Copies that come and go, and requests that were slow or failed.
    output: openSync(join(folder, 'logs', 'edge.log'), 'a'),
  });
  return origin;
}
