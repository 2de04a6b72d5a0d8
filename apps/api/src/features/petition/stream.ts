import type { ServerResponse } from 'node:http';

import type { Config } from '../../config.ts';
import type { EncodedResponse } from '../../platform/cache/encoded-response.ts';
import { AppError } from '../../platform/errors.ts';
import type { Metrics } from '../../platform/plugins/metrics.ts';
import { createBroadcaster } from '../../platform/sse/broadcaster.ts';

const heartbeat = Buffer.from(':\n\n');

export type Stream = ReturnType<typeof createStream>;

/** Browsers come back after 2 to 6 s: not all at once when a process ends. */
const retryHint = () => `retry: ${2_000 + Math.floor(Math.random() * 4_000)}\n\n`;

/** The `latest` answers as server-sent events. */
export function createStream({
  metrics,
  connectionsMax,
  heartbeatMs,
}: Pick<Config['stream'], 'connectionsMax' | 'heartbeatMs'> & { metrics: Metrics }) {
  const audience = createBroadcaster({ onSize: (size) => metrics.openStreams.set(size) });
  let current: { id: string; bytes: Buffer } | undefined;

  function eventOf({ id, content }: EncodedResponse): Buffer {
    if (current?.id !== id) {
      const bytes = Buffer.from(`event: latest\nid: ${id}\ndata: ${content.text}\n\n`);
      current = { id, bytes };
    }
    return current.bytes;
  }

  let closed = false;
  const timer = setInterval(() => void audience.heartbeat(heartbeat), heartbeatMs);
  timer.unref();

  return {
    size: audience.size,

    /** Refuses where as many listen as are allowed, and while the process ends. */
    assertRoom(): void {
      if (closed) throw new AppError('overloaded', { retryAfter: 2 });
      if (audience.size() >= connectionsMax) throw new AppError('overloaded', { retryAfter: 30 });
    },

    /** Opens the stream with the newest figures. */
    open(response: ServerResponse, headers: Record<string, string>, answer: EncodedResponse): void {
      // Gone while the figures were read: its `close` will not come again.
      if (response.destroyed) return;
      const event = eventOf(answer);
      response.writeHead(200, headers);
      response.write(retryHint());
      response.write(event);
      audience.add(response, event);
    },

    tell: (answer: EncodedResponse) => audience.broadcast(eventOf(answer)),

    close(): void {
      closed = true;
      clearInterval(timer);
      audience.closeAll();
    },
  };
}
