// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ShareImageKey } from '@kga/contracts/site';

import type { FilledTime, Time } from '../../core/values.ts';

/** An image to share; drawn as soon as the worker can. */
export type ShareImageTable = Omit<ShareImageKey, 'id'> & {
  subject_id: string;
  requested_at: FilledTime;
  rendered_at: Time | null;
  /** Hash of what the image shows; null like `object_hash` until it is drawn. */
  version: string | null;
  object_hash: string | null;
};

declare module '../../core/client.ts' {
  interface Schema {
    share_image: ShareImageTable;
  }
}
