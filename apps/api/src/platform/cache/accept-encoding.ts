export type Encoding = 'br' | 'gzip' | 'identity';

function quality(parameters: readonly string[]): number {
  const given = parameters.map((part) => /^\s*q=([\d.]+)\s*$/i.exec(part)?.[1]).find(Boolean);
  return given === undefined ? 1 : Number(given);
}

function negotiate(header: string): Encoding {
  const wanted = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';');
      return [name.trim().toLowerCase(), quality(parameters)];
    }),
  );
  const takes = (name: string) => (wanted.get(name) ?? wanted.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') || takes('x-gzip') ? 'gzip' : 'identity';
}

const rememberedMax = 256;
const remembered = new Map<string, Encoding>();

/** The best of the encodings that an `Accept-Encoding` takes. Browsers send few different ones. */
export function negotiateEncoding(header: string): Encoding {
  const known = remembered.get(header);
  if (known) return known;
  if (remembered.size >= rememberedMax) remembered.clear();
  const encoding = negotiate(header);
  remembered.set(header, encoding);
  return encoding;
}
