// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ServerResponse } from 'node:http';

import { networkOfIp } from '@kga/contracts/core';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../errors.ts';
import { rawSecurityHeaders } from '../plugins/security.ts';
import { createBroadcaster } from './broadcaster.ts';

const heartbeat = Buffer.from(':\n\n');

/** Browsers reconnect after 2 to 6 s, so that they do not all return at once after a restart. */
const retryHint = () => `retry: ${2_000 + Math.floor(Math.random() * 4_000)}\n\n`;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Without it, nginx buffers events.
  'x-accel-buffering': 'no',
};

/** Formats a server-sent event; `data` has no line breaks. */
export const formatEvent = (name: string, data: string, id?: string): string =>
  `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`;

/** The listeners of one room, and the newest event that they were sent. */
type Room = { broadcaster: ReturnType<typeof createBroadcaster>; text: string; bytes: Buffer };

/** Rooms that exist as long as someone listens. */
function createRooms(onSize: (size: number) => void) {
  const rooms = new Map<string, Room>();
  let size = 0;

  function createRoom(name: string, event: string): Room {
    let listeners = 0;
    const broadcaster = createBroadcaster({
      onSize(next) {
        size += next - listeners;
        listeners = next;
        onSize(size);
        if (next === 0) rooms.delete(name);
      },
    });
    const room = { broadcaster, text: event, bytes: Buffer.from(event) };
    rooms.set(name, room);
    return room;
  }

  /** Adds a listener, which is first sent the newest event of the room, or else `event`. */
  function add(response: ServerResponse, name: string, event: string): void {
    const room = rooms.get(name) ?? createRoom(name, event);
    response.write(retryHint());
    response.write(room.bytes);
    room.broadcaster.add(response, room.bytes);
  }

  return { rooms, size: () => size, add };
}

/** Open streams by the network of their client. */
function createNetworkCounts() {
  const networks = new Map<string, number>();
  return {
    get: (network: string): number => networks.get(network) ?? 0,
    count(response: ServerResponse, network: string): void {
      networks.set(network, (networks.get(network) ?? 0) + 1);
      response.once('close', () => {
        const left = (networks.get(network) ?? 1) - 1;
        if (left > 0) networks.set(network, left);
        else networks.delete(network);
      });
    },
  };
}

/** A stream of server-sent events in rooms; all listeners of a room are sent the same events. */
export function createEventStream({
  connectionsMax,
  connectionsPerNetworkMax,
  heartbeatMs,
  onSize,
}: {
  connectionsMax: number;
  connectionsPerNetworkMax: number;
  heartbeatMs: number;
  onSize: (size: number) => void;
}) {
  const { rooms, size, add } = createRooms(onSize);
  const networks = createNetworkCounts();
  let closed = false;

  const timer = setInterval(() => {
    for (const { broadcaster } of rooms.values()) void broadcaster.heartbeat(heartbeat);
  }, heartbeatMs);
  timer.unref();

  /** Refuses more connections than allowed, and any while the process ends. */
  function assertCapacity(network: string): void {
    if (closed) throw new AppError('overloaded', { retryAfter: 2 });
    if (size() >= connectionsMax) throw new AppError('overloaded', { retryAfter: 30 });
    if (networks.get(network) >= connectionsPerNetworkMax) {
      throw new AppError('rate_limited', { retryAfter: 30 });
    }
  }

  return {
    size,
    has: (room: string): boolean => rooms.has(room),
    rooms: (): string[] => [...rooms.keys()],

    /** Opens a stream for a request; `loadEvent` loads the event that a new room begins with. */
    async open(
      request: FastifyRequest,
      reply: FastifyReply,
      { room, loadEvent }: { room: string; loadEvent: () => Promise<string> },
    ): Promise<void> {
      const network = networkOfIp(request.ip);
      assertCapacity(network);
      const event = await loadEvent();
      assertCapacity(network);
      reply.hijack();
      // The client left during the load: `close` has been emitted and will not come again.
      if (reply.raw.destroyed) return;
      reply.raw.writeHead(200, {
        ...rawSecurityHeaders(request.routeOptions.config),
        ...headers,
        'x-request-id': request.id,
      });
      networks.count(reply.raw, network);
      add(reply.raw, room, event);
    },

    /** Sends an event to everyone in a room, unless it is the same as the one before. */
    send(name: string, event: string): void {
      const room = rooms.get(name);
      if (!room || room.text === event) return;
      room.text = event;
      room.bytes = Buffer.from(event);
      void room.broadcaster.broadcast(room.bytes);
    },

    /** Ends the streams of a room; clients that reconnect get the reason. */
    end: (name: string): void => rooms.get(name)?.broadcaster.closeAll(),

    close(): void {
      closed = true;
      clearInterval(timer);
      for (const { broadcaster } of rooms.values()) broadcaster.closeAll();
    },
  };
}
