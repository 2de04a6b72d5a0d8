// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentKind } from '@kga/contracts/core';

import type { FilledTime } from '../../core/values.ts';

/** An external picture as WebP, checked and resized. */
export type PictureTable = {
  id: string;
  object_hash: string;
  width: number;
  height: number;
  created_at: FilledTime;
};

/** A picture as it was uploaded, until the worker has made copies of it. */
type PictureUploadTable = {
  id: string;
  account_id: string | null;
  guest_id: string | null;
  bytes: Buffer;
  created_at: FilledTime;
};

/** A picture in a text, by the id of its upload; `picture_id` is the same once the worker has made it. */
type ContentPictureTable = {
  id: string;
  kind: ContentKind;
  item_id: string;
  picture_id: string | null;
  created_at: FilledTime;
};

declare module '../../core/client.ts' {
  interface Schema {
    picture: PictureTable;
    picture_upload: PictureUploadTable;
    content_picture: ContentPictureTable;
  }
}
