import type { ServerResponse } from 'node:http';

import type { ForumPostEvent } from '@kga/contracts';
import { type Database, selectPostFigures } from '@kga/db';

import type { Config } from '../../config.ts';
import type { ReceivedChange } from '../../platform/change-events.ts';
import { AppError } from '../../platform/errors.ts';
import type { Metrics } from '../../platform/plugins/metrics.ts';
import { createBroadcaster } from '../../platform/sse/broadcaster.ts';

const heartbeat = Buffer.from(':\n\n');

/** Everyone who reads one post, and what they were told last. */
type Room = { audience: ReturnType<typeof createBroadcaster>; text: string; event: Buffer };

/** Browsers come back after 2 to 6 s: not all at once when a process ends. */
const retryHint = () => `retry: ${2_000 + Math.floor(Math.random() * 4_000)}\n\n`;

/** How many replies a post has, as server-sent events to those who read it. */
export function createForumStream({
  db,
  metrics,
  config: { connectionsMax, heartbeatMs },
  onError,
}: {
  db: Database;
  metrics: Metrics;
  config: Pick<Config['stream'], 'connectionsMax' | 'heartbeatMs'>;
  onError: (error: unknown) => void;
}) {
  const rooms = new Map<string, Room>();
  let closed = false;

  const size = () => [...rooms.values()].reduce((sum, { audience }) => sum + audience.size(), 0);

  function roomOf(id: string): Room {
    const known = rooms.get(id);
    if (known) return known;
    const audience = createBroadcaster({
      onSize(listeners) {
        metrics.openForumStreams.set(size());
        if (listeners === 0) rooms.delete(id);
      },
    });
    const made: Room = { audience, text: '', event: Buffer.alloc(0) };
    rooms.set(id, made);
    return made;
  }

  /** Takes in a post's figures; true where they are new. */
  function put(room: Room, figures: ForumPostEvent): boolean {
    const text = JSON.stringify(figures);
    if (text === room.text) return false;
    room.text = text;
    room.event = Buffer.from(`event: replies\ndata: ${text}\n\n`);
    return true;
  }

  async function figuresOf(ids: readonly string[]): Promise<Map<string, ForumPostEvent>> {
    const rows = await selectPostFigures(db, ids);
    return new Map(
      rows.map(({ id, replies, newest_reply_id: newestReplyId }) => [
        id,
        { replies, newestReplyId },
      ]),
    );
  }

  /** One reading for everybody at a time; changes that come meanwhile are read together after it. */
  const waiting = new Set<string>();
  let looking = false;
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      while (waiting.size > 0) {
        const ids = [...waiting].filter((id) => rooms.has(id));
        waiting.clear();
        for (const [id, figures] of await figuresOf(ids)) {
          const room = rooms.get(id);
          if (room && put(room, figures)) void room.audience.broadcast(room.event);
        }
      }
    } catch (error) {
      onError(error);
    } finally {
      looking = false;
    }
  }

  const timer = setInterval(() => {
    for (const { audience } of rooms.values()) void audience.heartbeat(heartbeat);
  }, heartbeatMs);
  timer.unref();

  return {
    size,

    /** Refuses where as many listen as are allowed, and while the process ends. */
    assertRoom(): void {
      if (closed) throw new AppError('overloaded', { retryAfter: 2 });
      if (size() >= connectionsMax) throw new AppError('overloaded', { retryAfter: 30 });
    },

    /**
     * What is told first of a post.
     *
     * @throws AppError `not_found`
     */
    async first(id: string): Promise<ForumPostEvent> {
      const figures = (await figuresOf([id])).get(id);
      if (!figures) throw new AppError('not_found');
      return figures;
    },

    /**
     * Opens the stream of a post with its figures. Where others listen already it is told what they
     * were told last: that may be newer.
     */
    open(
      response: ServerResponse,
      headers: Record<string, string>,
      to: { id: string } & ForumPostEvent,
    ): void {
      // Gone while the figures were read: its `close` will not come again.
      if (response.destroyed) return;
      const { id, ...figures } = to;
      const room = roomOf(id);
      if (room.text === '') put(room, figures);
      response.writeHead(200, headers);
      response.write(retryHint());
      response.write(room.event);
      room.audience.add(response, room.event);
    },

    /** Looks whether there is something to tell. */
    changed({ id }: Pick<ReceivedChange, 'id'>): void {
      const all = id === undefined || id === 'all';
      for (const each of all ? rooms.keys() : [id]) waiting.add(each);
      void look();
    },

    close(): void {
      closed = true;
      clearInterval(timer);
      for (const { audience } of rooms.values()) audience.closeAll();
    },
  };
}
