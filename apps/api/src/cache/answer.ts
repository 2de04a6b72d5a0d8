import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Encoding } from './encoding.ts';

/** What a read answers, before it is encoded. */
export type Content = {
  readonly text: string;
  readonly cacheControl: string;
  /** What is sent beside the headers that follow from the text. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON unless given. */
  readonly mediaType?: string;
};

/** One representation, with its headers ready to be sent: names and values in turn. */
type Variant = {
  /** Text where it is plain ASCII or short: Node sends that with the head in one write. */
  readonly body: Buffer | string;
  /** How text becomes bytes; the first is quicker and enough for ASCII. */
  readonly charset: 'latin1' | 'utf8';
  readonly etag: string;
  readonly headers: readonly string[];
  readonly notModified: readonly string[];
};

/** An answer in every encoding, made once and sent often. */
export type Answer = { readonly content: Content; readonly id: string } & Readonly<
  Record<Encoding, Variant>
>;

/** From here on turning text into bytes for each answer costs more than a write of its own. */
const bytesFrom = 8_192;

/** Below this many bytes the headers outweigh what compression saves. */
const compressFrom = 512;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

function variantOf(
  content: Content,
  body: Buffer | string,
  etag: string,
  { encoding, plain = false }: { encoding?: Encoding; plain?: boolean } = {},
): Variant {
  const notModified = {
    ...content.headers,
    etag,
    'cache-control': content.cacheControl,
    vary: 'accept-encoding',
  };
  const headers = {
    ...notModified,
    'content-type': `${content.mediaType ?? 'application/json'}; charset=utf-8`,
    'content-length': String(Buffer.byteLength(body)),
    ...(encoding && { 'content-encoding': encoding }),
  };
  return {
    body,
    charset: plain ? 'latin1' : 'utf8',
    etag,
    headers: Object.entries(headers).flat(),
    notModified: Object.entries(notModified).flat(),
  };
}

/** Encodes and hashes text for sending. */
export async function createAnswer(content: Content): Promise<Answer> {
  const body = Buffer.from(content.text);
  const id = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const plain = body.length === content.text.length;
  const isText = plain || body.length < bytesFrom;
  const identity = variantOf(content, isText ? content.text : body, `"${id}"`, { plain });
  if (body.length < compressFrom) return { content, id, identity, br: identity, gzip: identity };
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
    deflate(body, { level: 9 }),
  ]);
  return {
    content,
    id,
    identity,
    br: variantOf(content, br, `"${id}-br"`, { encoding: 'br' }),
    gzip: variantOf(content, gz, `"${id}-gzip"`, { encoding: 'gzip' }),
  };
}

/**
 * Whether an `If-None-Match` names this answer. Comparison is weak (RFC 9110), and any encoding of
 * it will do: an edge that encodes by itself hands on the validator of another one.
 */
export function isKnown(ifNoneMatch: string, answer: Answer): boolean {
  const tags = new Set([answer.identity.etag, answer.br.etag, answer.gzip.etag]);
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tags.has(tag));
}
