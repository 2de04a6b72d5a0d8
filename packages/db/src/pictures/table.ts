import type { FilledTime } from '../time.ts';

/** An external picture as WebP, checked and resized. */
export type PictureTable = {
  id: string;
  bytes: Buffer;
  width: number;
  height: number;
  created_at: FilledTime;
};
