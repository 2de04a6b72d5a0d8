import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Encoding } from './accept-encoding.ts';

/** What a read answers, before it is encoded. */
export type ResponseBody = {
  readonly text: string;
  readonly cacheControl: string;
  /** What is sent beside the headers that follow from the text. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON unless given. */
  readonly mediaType?: string;
};

/** One representation, with its headers ready to be sent: names and values in turn. */
type Representation = {
  /** Bytes, or short ones as a string of one character each: Node sends that with the head at once. */
  readonly body: Buffer | string;
  readonly etag: string;
  readonly headers: string[];
  readonly notModified: string[];
};

/** An answer in every encoding, made once and sent often. */
export type EncodedResponse = { readonly content: ResponseBody; readonly id: string } & Readonly<
  Record<Encoding, Representation>
>;

/** What stands for bytes in a string, and takes no work to become bytes again. */
export const charset = 'latin1';

/** From here on turning a string into bytes costs more than a write of their own. */
const bytesFrom = 8_192;

/** Below this many bytes the headers outweigh what compression saves. */
const compressFrom = 512;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

function representationOf(
  content: ResponseBody,
  body: Buffer,
  etag: string,
  encoding?: Encoding,
): Representation {
  const notModified = {
    ...content.headers,
    etag,
    'cache-control': content.cacheControl,
    vary: 'accept-encoding',
  };
  const headers = {
    ...notModified,
    'content-type': `${content.mediaType ?? 'application/json'}; charset=utf-8`,
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  };
  return {
    body: body.length < bytesFrom ? body.toString(charset) : body,
    etag,
    headers: Object.entries(headers).flat(),
    notModified: Object.entries(notModified).flat(),
  };
}

/** Encodes and hashes text for sending. */
export async function encodeResponse(content: ResponseBody): Promise<EncodedResponse> {
  const body = Buffer.from(content.text);
  const id = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const identity = representationOf(content, body, `"${id}"`);
  if (body.length < compressFrom) return { content, id, identity, br: identity, gzip: identity };
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
    deflate(body, { level: 9 }),
  ]);
  return {
    content,
    id,
    identity,
    br: representationOf(content, br, `"${id}-br"`, 'br'),
    gzip: representationOf(content, gz, `"${id}-gzip"`, 'gzip'),
  };
}

/** Bytes that an answer takes in memory: its text, of two a letter at most, and every encoding. */
export function byteSizeOf(answer: EncodedResponse): number {
  const bodies = new Set([answer.identity, answer.br, answer.gzip].map(({ body }) => body));
  return 2 * answer.content.text.length + [...bodies].reduce((sum, { length }) => sum + length, 0);
}

/**
 * Whether an `If-None-Match` names this answer. Comparison is weak (RFC 9110), and any encoding of
 * it will do: an edge that encodes by itself hands on the validator of another one.
 */
export function matchesEtag(ifNoneMatch: string, answer: EncodedResponse): boolean {
  const tags = new Set([answer.identity.etag, answer.br.etag, answer.gzip.etag]);
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tags.has(tag));
}
