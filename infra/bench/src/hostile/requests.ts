// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Random, createRandom } from '../shared/random.ts';
import { hostileBody } from './bodies.ts';
import { type CallerName, callerNames } from './caller-names.ts';
import type { Callers } from './callers.ts';
import type { StepCall } from './live/step.ts';
import odd from './odd.json' with { type: 'json' };
import type { Target } from './targets.ts';
import { type Known, oddTexts } from './values.ts';

export type HostileRequest = {
  index: number;
  server: 'api' | 'web';
  caller: CallerName;
  target: Target;
  method: string;
  bytes: Buffer;
  /** Whether the server has all that it needs for an answer. */
  isWhole: boolean;
  /** Whether method and path are those of the target, so that its statuses apply. */
  isPlain: boolean;
};

/** Segments of a path as they are sent. */
const oddSegments = [...odd.segments, 'x'.repeat(5_000)];

/** What is made of a path; the templates stand in odd.json. */
const pathTwists: readonly ((path: string) => string)[] = [
  ...odd.paths.map((template) => (path: string) => template.replace('{path}', () => path)),
  (path) => path.toUpperCase(),
  (path) => path.replace('/api', '/%61pi'),
  (path) => path.replace('/api/', '/api//'),
  (path) => path.slice(1),
  (path) => `${path}${'/a'.repeat(5_000)}`,
];

const oddHeaders = [
  ...odd.headers,
  `Accept-Language: ${'xx-XX,'.repeat(500)}`,
  `If-None-Match: ${'"x",'.repeat(1_000)}*`,
  `X-Request-Id: ${'x'.repeat(4_000)}`,
  `Idempotency-Key: ${'k'.repeat(300)}`,
  `Cookie: kga_session=${'x'.repeat(6_000)}`,
  `X-Long: ${'y'.repeat(20_000)}`,
  Array.from({ length: 300 }, (_, index) => `X-${index}: ${index}`).join('\r\n'),
];

function pathOf(
  { path }: Target,
  random: Random,
  { ids, values }: Known,
  params: StepCall['params'] = {},
): string {
  return path.replaceAll(/\{(\w+)\}|:(\w+)/g, (_, braced?: string, named?: string) => {
    if (random.chance(0.2)) return random.pick(oddSegments);
    const name = braced ?? named ?? '';
    return params[name] ?? values[name] ?? random.pick(ids);
  });
}

function queryOf({ query }: Target, random: Random, accepted: StepCall['query'] = {}): string {
  const kept = Object.entries(accepted).filter(() => random.chance(0.9));
  const start = new URLSearchParams(kept).toString();
  if (!random.chance(0.4)) return start && `?${start}`;
  const names = [...query, 'limit', 'cursor', '__proto__', 'a[b]'];
  const pairs = Array.from({ length: 1 + random.int(4) }, () => {
    const text = random.pick([...oddTexts, '1', '50', 'all', 'en']);
    const value = random.chance(0.8)
      ? encodeURIComponent(text.toWellFormed())
      : text.replaceAll(/\s/g, '+');
    return `${random.pick(names)}=${value}`;
  });
  const all = start === '' ? pairs : [start, ...pairs];
  return `?${all.join(random.pick(['&', '&', '&', '&&', ';']))}`;
}

/** An address of its own for each request, so that most are not answered by a limit. */
const anyAddress = ({ int }: Random) => `10.${int(256)}.${int(256)}.${1 + int(254)}`;

/** The hostile request of an index; the same seed and index give the same request. */
export function hostileRequest(
  seed: number,
  index: number,
  targets: { operations: readonly Target[]; pages: readonly Target[] },
  { headers, known, calls }: Callers,
): HostileRequest {
  const random = createRandom(seed, index);
  const isPage = targets.pages.length > 0 && random.chance(0.3);
  const target = random.pick(isPage ? targets.pages : targets.operations);
  const server = isPage || (targets.pages.length > 0 && random.chance(0.4)) ? 'web' : 'api';
  const live = calls.get(target.operation) ?? [];
  const accepted = live.length > 0 && random.chance(0.7) ? random.pick(live) : undefined;
  const caller = accepted && random.chance(0.6) ? accepted.as : random.pick(callerNames);
  const method = random.chance(0.12) ? random.pick(odd.methods) : target.method;
  const plainPath = pathOf(target, random, known, accepted?.call.params);
  const path = random.chance(0.12) ? random.pick(pathTwists)(plainPath) : plainPath;
  const oddLines = random.chance(0.25)
    ? Array.from({ length: 1 + random.int(3) }, () => random.pick(oddHeaders))
    : [];
  const { lines, body, isWhole } = hostileBody(method, target, random, known, accepted?.call);
  const head = [
    `${method} ${path}${queryOf(target, random, accepted?.call.query)} HTTP/1.${random.chance(0.97) ? 1 : 0}`,
    'Host: 127.0.0.1',
    `X-Forwarded-For: ${anyAddress(random)}`,
    'Connection: close',
    ...headers[caller],
    ...Object.entries(accepted?.call.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    ...oddLines,
    ...lines,
  ];
  return {
    index,
    server,
    caller,
    target,
    method,
    bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]),
    isWhole:
      isWhole && oddLines.every((line) => !/^(content-length|transfer-encoding)/i.test(line)),
    isPlain: method === target.method && path === plainPath,
  };
}
