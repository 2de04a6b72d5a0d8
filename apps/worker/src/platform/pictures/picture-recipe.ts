// SPDX-License-Identifier: AGPL-3.0-or-later
/** What to make of a picture. */
export type PictureRecipe = {
  /** Widths in pixels, ascending. Without `enlarge`, those wider than the picture are left out. */
  readonly widths: readonly number[];
  readonly enlarge: boolean;
  /** Limits of height by width; other pictures are cropped to their middle. */
  readonly ratio: { readonly min: number; readonly max: number };
  /** Shortest side in pixels; smaller pictures are refused. */
  readonly minSide: number;
  readonly maxPixels: number;
  /** Of the WebP, 1 to 100. */
  readonly quality: number;
};

export type MadePicture = { bytes: Buffer; width: number; height: number };

/** The bytes are no picture that can be shown; the message says why. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}
