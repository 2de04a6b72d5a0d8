/** The encodings of a rendered page, the best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const known = new Map<string, Encoding>();
const mostKnown = 200;

/** The best encoding that an Accept-Encoding header takes. */
export function pickEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const before = known.get(header);
  if (before) return before;
  const encoding = negotiate(header);
  // Browsers send few different ones; anything else must not fill the memory.
  if (known.size < mostKnown) known.set(header, encoding);
  return encoding;
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
