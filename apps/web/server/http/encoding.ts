/** Encodings of a rendered page, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const known = new Map<string, Encoding>();
const knownMax = 200;

/** Picks the best encoding for an Accept-Encoding header; remembered, since this is a hot path. */
export function pickEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const remembered = known.get(header);
  if (remembered) return remembered;
  const encoding = negotiate(header);
  // Browsers send few different headers; others must not fill the memory.
  if (known.size < knownMax) known.set(header, encoding);
  return encoding;
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((token) => token.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
