// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ForumPostEvent } from '@kga/contracts/forum';
import type { Database } from '@kga/db/core';
import { selectPostFigures } from '@kga/db/forum';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config.ts';
import { found } from '../../platform/errors.ts';
import type { Metrics } from '../../platform/plugins/metrics.ts';
import { createEventStream, formatEvent } from '../../platform/sse/event-stream.ts';
import { throttle } from '../../platform/throttle.ts';

async function loadEvents(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectPostFigures(db, ids);
  return new Map(
    rows.map(({ id, replies, newest_reply_id: newestReplyId }) => {
      const figures: ForumPostEvent = { replies, newestReplyId };
      return [id, formatEvent('replies', JSON.stringify(figures))];
    }),
  );
}

/** Streams the number of replies of a post to its readers; every post is a room of its own. */
export function createForumStream({
  db,
  metrics,
  config,
  onError,
}: {
  db: Database;
  metrics: Metrics;
  config: Omit<Config['stream'], 'renewMs' | 'changesMs'>;
  onError: (error: unknown) => void;
}) {
  const stream = createEventStream({
    ...config,
    onSize: (size) => metrics.openForumStreams.set(size),
  });
  const changed = new Set<string>();

  /** One query at a time; it covers all posts that changed during the one before. */
  const sendChanges = throttle(async () => {
    const ids = [...changed].filter(stream.has);
    changed.clear();
    try {
      const events = ids.length > 0 ? await loadEvents(db, ids) : [];
      for (const [id, event] of events) stream.send(id, event);
    } catch (error) {
      onError(error);
    }
  }, 0);

  const loadEvent = async (id: string): Promise<string> =>
    found((await loadEvents(db, [id])).get(id));

  return {
    close: () => stream.close(),

    /** Opens the stream of a post. @throws AppError `not_found` */
    open: (request: FastifyRequest, reply: FastifyReply, id: string): Promise<void> =>
      stream.open(request, reply, { room: id, loadEvent: () => loadEvent(id) }),

    /** Sends the figures of a post, or of all posts that have readers, where they changed. */
    update(id?: string): void {
      for (const room of id === undefined ? stream.rooms() : [id]) changed.add(room);
      if (changed.size > 0) sendChanges();
    },
  };
}
