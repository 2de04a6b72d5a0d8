// SPDX-License-Identifier: AGPL-3.0-or-later
import { z } from 'zod';

type RedisNode = { host: string; port: number };

type Access = { username?: string; password?: string; db: number; tls: boolean };

/** Where Redis is: one server, the master that Sentinels name, or a Cluster. */
export type RedisAddress = Access &
  (
    | { kind: 'single'; node: RedisNode }
    | {
        kind: 'sentinel';
        sentinels: readonly RedisNode[];
        master: string;
        /** Where the Sentinels ask for one, which is not always that of Redis. */
        sentinelPassword?: string;
      }
    | { kind: 'cluster'; nodes: readonly RedisNode[] }
  );

const form =
  /^redis(?<tls>s?)(?:\+(?<kind>sentinel|cluster))?:\/\/(?:(?<username>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<hosts>[^/?#]+)(?:\/(?<path>[^?#]*))?(?:\?sentinelPassword=(?<sentinelPassword>[^&#]+))?$/;

const defaultPorts = { single: 6_379, sentinel: 26_379, cluster: 6_379 } as const;

/** Reads `host:port,[::1]:port`; undefined where one is neither. */
function readNodes(text: string, defaultPort: number): [RedisNode, ...RedisNode[]] | undefined {
  const nodes = text.split(',').flatMap((part): RedisNode[] => {
    const [, ip, name, port] =
      /^(?:\[([\da-fA-F:.]+)\]|([^:[\]\s]+))(?::(\d{1,5}))?$/.exec(part) ?? [];
    const host = ip ?? name;
    const number = port === undefined ? defaultPort : Number(port);
    return host === undefined || number > 65_535 ? [] : [{ host, port: number }];
  });
  const [first, ...others] = nodes;
  return first && nodes.length === text.split(',').length ? [first, ...others] : undefined;
}

/**
 * Reads `redis://[user:password@]host:port/db`,
 * `redis+sentinel://[user:password@]host:port,host:port/master/db[?sentinelPassword=…]` or
 * `redis+cluster://[user:password@]host:port,host:port`; with TLS `rediss`. Undefined if it is malformed.
 */
export function readRedisUrl(text: string): RedisAddress | undefined {
  const {
    tls,
    kind = 'single',
    username,
    password,
    hosts = '',
    path = '',
    sentinelPassword,
  } = form.exec(text)?.groups ?? {};
  if (kind !== 'single' && kind !== 'sentinel' && kind !== 'cluster') return undefined;
  const nodes = readNodes(hosts, defaultPorts[kind]);
  const [master = '', database = ''] = kind === 'sentinel' ? path.split('/') : ['', path];
  if (!nodes || !/^\d{0,4}$/.test(database)) return undefined;
  const access = {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    db: Number(database),
    tls: tls === 's',
  };
  if (kind === 'sentinel') {
    if (master === '') return undefined;
    return {
      ...access,
      kind,
      sentinels: nodes,
      master,
      ...(sentinelPassword && { sentinelPassword: decodeURIComponent(sentinelPassword) }),
    };
  }
  if (sentinelPassword !== undefined) return undefined;
  if (kind === 'cluster') return database === '' ? { ...access, kind, nodes } : undefined;
  return nodes.length === 1 ? { ...access, kind, node: nodes[0] } : undefined;
}

/** A setting that `openRedis` takes. */
export const redisUrl = z
  .string()
  .refine(
    (text) => readRedisUrl(text) !== undefined,
    'Give redis://host:port, redis+sentinel://host:port,host:port/master or redis+cluster://host:port,host:port',
  );
