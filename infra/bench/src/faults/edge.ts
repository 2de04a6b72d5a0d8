// SPDX-License-Identifier: AGPL-3.0-or-later
import { openSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort, requireProgram } from '@kga/dev/testing';

import { type Resources, startProcess } from '../shared/processes.ts';

/** Copies of the apps that visitors reach: where each listens, and where it says whether it serves. */
export type Upstreams = Readonly<
  Record<'api' | 'web', readonly { readonly port: string; readonly servingUrl: string }[]>
>;

const backend = (name: string, copies: Upstreams['api']): string =>
  [
    `backend ${name}`,
    '  balance roundrobin',
    `  option httpchk GET ${new URL(copies[0]?.servingUrl ?? '').pathname}`,
    ...copies.map(({ port, servingUrl }, index) => {
      const check = `check port ${new URL(servingUrl).port} inter 250ms fall 1 rise 1`;
      return `  server ${name}${index} 127.0.0.1:${port} ${check}`;
    }),
  ].join('\n');

/** Path at which the edge answers 200 while it sends requests to a copy. */
export const reachedPath = (app: string, index: number): string => `/edge/${app}${index}`;

const reached = (app: string, copies: Upstreams['api']): string =>
  copies
    .map((_, index) => {
      const path = `path ${reachedPath(app, index)}`;
      return `  http-request return status 200 if { ${path} } { srv_is_up(${app}/${app}${index}) }`;
    })
    .join('\n');

/**
 * What `infra/edge/Caddyfile` asks of Caddy: a request that could not reach a copy goes to another one, and
 * one without a body also where the copy ended before it answered.
 */
const configuration = (port: number, { api, web }: Upstreams): string => `
global
  maxconn 2000
  log stdout format raw local0
defaults
  mode http
  log global
  option httplog
  option dontlog-normal
  timeout check 2s
  timeout connect 2s
  timeout client 60s
  timeout server 30s
  timeout http-keep-alive 60s
  retries 5
  option redispatch 1
  retry-on conn-failure empty-response
frontend edge
  bind 127.0.0.1:${port}
  http-request disable-l7-retry unless METH_GET
${reached('api', api)}
${reached('web', web)}
  use_backend api if { path_beg /api /embed }
  default_backend web
${backend('api', api)}
${backend('web', web)}
`;

/** Starts HAProxy in front of the copies, of which one serves already; returns its origin. */
export async function startEdge(
  resources: Resources,
  folder: string,
  { port, upstreams }: { port: number; upstreams: Upstreams },
): Promise<string> {
  const program = await requireProgram('haproxy', ['haproxy']);
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configuration(port, upstreams));
  const origin = `http://127.0.0.1:${port}`;
  await startProcess(resources, {
    program,
    args: ['-db', '-f', file],
    cwd: folder,
    env: {},
    readyUrl: `${origin}/robots.txt`,
    // Copies that come and go, and requests that were slow or failed.
    output: openSync(join(folder, 'logs', 'edge.log'), 'a'),
  });
  return origin;
}

export const freePorts = async (count: number): Promise<number[]> => {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
};
