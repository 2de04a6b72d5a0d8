// SPDX-License-Identifier: AGPL-3.0-or-later
import { fileMediaType } from '@kga/contracts/core';

import type { Random } from '../shared/random.ts';
import type { StepCall } from './live/step.ts';
import odd from './odd.json' with { type: 'json' };
import type { Target } from './targets.ts';
import { type Known, mutated, valueFor } from './values.ts';

const contentTypes = [...odd.mediaTypes, 'x'.repeat(2_000)];

const oddBodies: readonly (string | Buffer)[] = [
  ...odd.bodies,
  '[['.repeat(5_000),
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  Buffer.from('\uFEFF{}', 'utf16le'),
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
  Buffer.from([0xff, 0xfe, 0x00, 0x80]),
  JSON.stringify({ content: 'x'.repeat(70_000) }),
  'x'.repeat(2_000_000),
];

type Framed = {
  /** The header lines that describe the body. */
  lines: readonly string[];
  body: Buffer;
  isWhole: boolean;
};

function frame(body: Buffer, random: Random): Framed {
  const length = `Content-Length: ${body.length}`;
  const chunked = 'Transfer-Encoding: chunked';
  const chunks = (size: string, end: string) =>
    Buffer.concat([Buffer.from(`${size}\r\n`), body, Buffer.from(`\r\n${end}`)]);
  const size = body.length.toString(16);
  switch (random.chance(0.8) ? 0 : random.int(7)) {
    case 1:
      return { lines: [`Content-Length: ${body.length + 10}`], body, isWhole: false };
    case 2:
      return { lines: [`Content-Length: ${body.length >> 1}`], body, isWhole: true };
    case 3:
      return body.length === 0
        ? { lines: [chunked], body: Buffer.from('0\r\n\r\n'), isWhole: true }
        : { lines: [chunked], body: chunks(size, '0\r\n\r\n'), isWhole: true };
    case 4:
      return { lines: [chunked], body: chunks('zz', ''), isWhole: false };
    case 5:
      return { lines: [length, chunked], body: chunks(size, '0\r\n\r\n'), isWhole: true };
    case 6:
      return { lines: [], body, isWhole: true };
    default:
      return { lines: [length], body, isWhole: true };
  }
}

const hostileFile = ({ pick, int }: Random): Buffer =>
  Buffer.concat([Buffer.from(pick(odd.fileStarts), 'latin1'), Buffer.alloc(int(5_000), int(256))]);

/** A body for a method, mostly one that the operation nearly accepts, and how it is announced. */
export function hostileBody(
  method: string,
  { body: schema, mediaType }: Pick<Target, 'body' | 'mediaType'>,
  random: Random,
  known: Known,
  accepted: StepCall | undefined,
): Framed {
  const isRead = method === 'GET' || method === 'HEAD';
  if (random.chance(isRead ? 0.95 : 0.05))
    return { lines: [], body: Buffer.alloc(0), isWhole: true };
  const isOdd = random.chance(schema ? 0.2 : 0.7);
  const nearly = accepted?.body
    ? mutated(accepted.body, random)
    : valueFor('', schema ?? {}, random, known);
  const content = isOdd
    ? random.pick(oddBodies)
    : mediaType === fileMediaType
      ? ((random.chance(0.3) ? accepted?.file : undefined) ?? hostileFile(random))
      : (JSON.stringify(nearly) ?? '');
  const type = random.chance(0.85) ? mediaType : random.pick(contentTypes);
  const { lines, ...rest } = frame(Buffer.from(content), random);
  return { lines: [`Content-Type: ${type}`, ...lines], ...rest };
}
