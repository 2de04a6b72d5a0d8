// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ServerResponse } from 'node:http';
import timers from 'node:timers/promises';

/** Connections written to before the event loop gets a turn. */
const sliceSize = 100;

/** Bytes unread by a client that is disconnected; it reconnects and gets the newest event. */
const unreadBytesMax = 65_536;

/** Sends the same bytes to all listeners of an event stream. */
export function createBroadcaster(options: { onSize: (size: number) => void }) {
  const listeners = new Map<ServerResponse, { seen: Buffer | undefined }>();
  let newest: Buffer | undefined;

  function remove(response: ServerResponse): void {
    if (listeners.delete(response)) options.onSize(listeners.size);
  }

  function write(response: ServerResponse, bytes: Buffer): void {
    if (response.writableLength > unreadBytesMax) {
      remove(response);
      response.destroy();
    } else {
      response.write(bytes);
    }
  }

  async function inSlices(visit: (response: ServerResponse) => boolean): Promise<void> {
    let visited = 0;
    for (const response of listeners.keys()) {
      if (!visit(response)) return;
      visited += 1;
      if (visited % sliceSize === 0) await timers.setImmediate();
    }
  }

  return {
    size: () => listeners.size,

    /** Adds a response whose headers and first `event` are written. */
    add(response: ServerResponse, event: Buffer): void {
      listeners.set(response, { seen: event });
      options.onSize(listeners.size);
      response.once('close', () => remove(response));
    },

    /** Sends an event to listeners that have not received it; a newer event takes over. */
    async broadcast(event: Buffer): Promise<void> {
      newest = event;
      await inSlices((response) => {
        const listener = listeners.get(response);
        if (listener && listener.seen !== event) {
          listener.seen = event;
          write(response, event);
        }
        return newest === event;
      });
    },

    /** Keeps connections open. */
    async heartbeat(bytes: Buffer): Promise<void> {
      await inSlices((response) => {
        write(response, bytes);
        return true;
      });
    },

    /** Ends all streams and their connections. */
    closeAll(): void {
      for (const response of listeners.keys()) {
        response.end(() => response.socket?.end());
      }
      listeners.clear();
      options.onSize(0);
    },
  };
}
