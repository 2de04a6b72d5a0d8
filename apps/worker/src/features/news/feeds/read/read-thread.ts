// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FeedError } from '@kga/contracts/news';

import { FeedReadError, NotAFeedError } from './parsed-feed.ts';
import { type FeedContent, readDocument } from './read-document.ts';

export type ReadTask =
  | 'start'
  | { body: Uint8Array; url: string; contentType: string | undefined; now: Date };

export type ReadAnswer = { kind: 'read'; feed: FeedContent } | { kind: 'fault'; fault: FeedError };

const notAFeed: ReadAnswer = { kind: 'fault', fault: 'not_a_feed' };

/** Entry point of a reading thread. Imports no workspace package, so that it also runs from source. */
export function work(task: ReadTask): ReadAnswer {
  if (task === 'start') return notAFeed;
  try {
    return { kind: 'read', feed: readDocument(task.body, task) };
  } catch (error) {
    if (error instanceof NotAFeedError) return notAFeed;
    if (error instanceof FeedReadError) return { kind: 'fault', fault: error.reason };
    throw error;
  }
}
