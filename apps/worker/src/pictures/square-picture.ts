import sharp from 'sharp';

/** Side of a picture, in pixels: twice its largest size on a screen. */
export const pictureSide = 192;

/** Larger ones take too much memory when they are read: 40 megapixels. */
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
export class NoPicture extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NoPicture';
  }
}

/**
 * Makes a square WebP of a picture's middle, upright, of its first frame, without anything that it
 * told of camera, place or author. @throws NoPicture
 */
export async function squarePicture(bytes: Buffer): Promise<Buffer> {
  if (!signs.some((sign) => sign.every((part) => holds(bytes, part)))) {
    throw new NoPicture('no picture of a known kind');
  }
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
      .timeout({ seconds: mostSeconds })
      .autoOrient()
      .resize(pictureSide, pictureSide, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (cause) {
    throw new NoPicture('a picture that cannot be read', { cause });
  }
}

function holds(bytes: Buffer, [offset, part]: Sign): boolean {
  return bytes.subarray(offset, offset + part.length).equals(part);
}
