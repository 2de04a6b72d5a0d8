import sharp, { type Sharp } from 'sharp';

/** Larger ones take too much memory when they are read: 40 megapixels take 160 MB. */
const mostPixels = 40_000_000;
const mostSeconds = 10;

const ascii = (text: string) => Buffer.from(text, 'latin1');

type Sign = readonly [offset: number, bytes: Buffer];

/** By which the formats that are taken begin. SVG is none of them: it can hold programs. */
const signs: readonly (readonly Sign[])[] = [
  [[0, Buffer.from([0xff, 0xd8, 0xff])]],
  [[0, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]],
  [[0, ascii('GIF87a')]],
  [[0, ascii('GIF89a')]],
  [
    [0, ascii('RIFF')],
    [8, ascii('WEBP')],
  ],
  [[4, ascii('ftypavif')]],
  [[4, ascii('ftypavis')]],
];

// Readers of everything else stay shut, whatever the beginning of a file says.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
});
// Other jobs run beside it.
sharp.concurrency(1);
sharp.cache(false);

/** What came is no picture that can be shown; the message says why. */
export class PictureError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NoPicture';
  }
}

/**
 * Makes something of a picture that came from elsewhere, of its first frame and upright, without
 * anything that it told of camera, place or author. `make` may be given it more than once, and is
 * done with all of it again each time.
 *
 * @throws NoPicture
 */
export async function readPicture<Made>(
  bytes: Buffer,
  make: (picture: () => Sharp) => Promise<Made>,
  limits: { mostPixels?: number } = {},
): Promise<Made> {
  if (!signs.some((sign) => sign.every((part) => holds(bytes, part)))) {
    throw new PictureError('no picture of a known kind');
  }
  try {
    return await make(() =>
      sharp(bytes, { limitInputPixels: limits.mostPixels ?? mostPixels, failOn: 'truncated' })
        .timeout({ seconds: mostSeconds })
        .autoOrient(),
    );
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    throw new PictureError('a picture that cannot be read', { cause });
  }
}

function holds(bytes: Buffer, [offset, part]: Sign): boolean {
  return bytes.subarray(offset, offset + part.length).equals(part);
}
