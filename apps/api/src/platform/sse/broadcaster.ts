import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Connections written to before others get a turn. */
const slice = 100;

/** A reader that leaves more than this unread is let go; it reconnects and gets the newest. */
const unreadBytesMax = 65_536;

/** Everyone who listens to an event stream. All of them are sent the same bytes. */
export function createBroadcaster(options: { onSize: (size: number) => void }) {
  const listeners = new Map<ServerResponse, { seen: Buffer | undefined }>();
  let newest: Buffer | undefined;

  function leave(response: ServerResponse): void {
    if (listeners.delete(response)) options.onSize(listeners.size);
  }

  function write(response: ServerResponse, bytes: Buffer): void {
    if (response.writableLength > unreadBytesMax) {
      leave(response);
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
      if (visited % slice === 0) await nextTurn();
    }
  }

  return {
    size: () => listeners.size,

    /** Adds a response whose head and first `event` are written. */
    add(response: ServerResponse, event: Buffer): void {
      listeners.set(response, { seen: event });
      options.onSize(listeners.size);
      response.once('close', () => leave(response));
    },

    /** Sends an event to everyone who has not had it; a newer one takes over on the way. */
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

    /** Keeps the lines open. */
    async heartbeat(bytes: Buffer): Promise<void> {
      await inSlices((response) => {
        write(response, bytes);
        return true;
      });
    },

    /** Ends every stream and its connection. */
    closeAll(): void {
      for (const response of listeners.keys()) {
        response.end(() => response.socket?.end());
      }
      listeners.clear();
      options.onSize(0);
    },
  };
}
