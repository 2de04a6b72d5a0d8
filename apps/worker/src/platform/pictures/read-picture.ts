import sharp, { type Sharp } from 'sharp';

/** 40 megapixels take 160 MB of memory when decoded. */
const defaultMaxPixels = 40_000_000;
const maxSeconds = 10;

const ascii = (text: string) => Buffer.from(text, 'latin1');

type Signature = readonly [offset: number, bytes: Buffer];

/** The first bytes of the accepted formats. SVG is not accepted, because it can hold scripts. */
const signatures: readonly (readonly Signature[])[] = [
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

// Decoders of all other formats are blocked, whatever a file's signature says.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
});
// Other jobs run at the same time.
sharp.concurrency(1);
sharp.cache(false);

/** The bytes are no picture that can be shown; the message says why. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/**
 * Decodes an untrusted picture: its first frame, upright, without metadata such as camera, place or
 * author. Each call of `picture` in `make` decodes it again.
 *
 * @throws PictureError
 */
export async function readPicture<Made>(
  bytes: Buffer,
  make: (picture: () => Sharp) => Promise<Made>,
  limits: { maxPixels?: number } = {},
): Promise<Made> {
  if (!signatures.some((signature) => signature.every((part) => holds(bytes, part)))) {
    throw new PictureError('no picture of a known kind');
  }
  try {
    return await make(() =>
      sharp(bytes, { limitInputPixels: limits.maxPixels ?? defaultMaxPixels, failOn: 'truncated' })
        .timeout({ seconds: maxSeconds })
        .autoOrient(),
    );
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    throw new PictureError('a picture that cannot be read', { cause });
  }
}

function holds(bytes: Buffer, [offset, part]: Signature): boolean {
  return bytes.subarray(offset, offset + part.length).equals(part);
}
