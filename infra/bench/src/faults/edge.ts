import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort, requireProgram } from '@kga/dev/testing';

import { type Resources, startProcess } from '../shared/processes.ts';

/** Ports of the copies of the apps that visitors reach. */
export type Upstreams = Readonly<Record<'api' | 'web', readonly number[]>>;

const backend = (name: string, ports: readonly number[]): string =>
  [
    `backend ${name}`,
    '  balance roundrobin',
    ...ports.map(
      (port, index) => `  server ${name}${index} 127.0.0.1:${port} check inter 250ms fall 1 rise 1`,
    ),
  ].join('\n');

/**
 * What `infra/edge/Caddyfile` asks of Caddy: a request that could not reach a copy goes to another one, and
 * one without a body also where the copy ended before it answered.
 */
const configuration = (port: number, { api, web }: Upstreams): string => `
global
  maxconn 2000
defaults
  mode http
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
    args: ['-db', '-q', '-f', file],
    cwd: folder,
    env: {},
    readyUrl: `${origin}/robots.txt`,
  });
  return origin;
}

export const freePorts = async (count: number): Promise<number[]> => {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
};
