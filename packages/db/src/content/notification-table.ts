// SPDX-License-Identifier: AGPL-3.0-or-later
import type { NotificationKind } from '@kga/contracts/accounts';
import type { ContentReason, Decision } from '@kga/contracts/content';
import type { ContentKind } from '@kga/contracts/core';
import type { Generated } from 'kysely';

import type { FilledTime, OptionalTime } from '../core/values.ts';

/**
 * What an account is notified of. Its author, text and place are those of the item; of items that
 * readers do not see at the moment it is neither listed nor counted.
 */
export type NotificationTable = {
  id: Generated<string>;
  account_id: string;
  kind: NotificationKind;
  item_kind: ContentKind;
  item_id: string;
  /** The item on whose page it stands: for a reply its post. Viewing that page marks it as read. */
  thread_id: string;
  /** Of a moderator about the account's own item. */
  decision: Decision | 'undo' | 'redact' | null;
  reason: ContentReason | null;
  created_at: FilledTime;
  read_at: OptionalTime;
};

declare module '../core/client.ts' {
  interface Schema {
    notification: NotificationTable;
  }
}
