// SPDX-License-Identifier: AGPL-3.0-or-later
import { connect } from 'node:net';

export type Outcome = {
  /** 0 where the server closed the connection without an answer. */
  status: number;
  /** The first 64 KiB of the answer, head included; only they are searched for internals and personal data. */
  text: string;
  /** Whether neither an answer nor an end came in time. */
  isHanging: boolean;
  /** Until the answer has ended, in milliseconds. */
  ms: number;
};

/** Longer than any answer takes on a busy machine. */
const patienceMs = 15_000;

const textMax = 65_536;

/** The final response, after interim ones of status 1xx. */
const finalHead = /(?:^|\r\n\r\n)HTTP\/1\.1 ([2-5]\d\d) [^]*?\r\n\r\n/;

/** Whether a response has ended; one of an event stream never does, so that its head is enough. */
function hasEnded(text: string, length: number, tail: string): boolean {
  const [head, status] = finalHead.exec(text) ?? [];
  if (head === undefined) return false;
  if (status === '204' || status === '304' || /content-type: text\/event-stream/i.test(head)) {
    return true;
  }
  const [, announced] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (announced === undefined) return tail.endsWith('0\r\n\r\n');
  return length - text.indexOf(head) - head.length >= Number(announced);
}

/** Sends bytes on a connection of their own, and reads the answer. */
export function sendBytes(
  port: number,
  bytes: Buffer,
  { isWhole, method }: { isWhole: boolean; method: string },
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const socket = connect({ port, host: '127.0.0.1' });
  const start = performance.now();
  let text = '';
  let length = 0;
  const settle = (isHanging: boolean) => {
    clearTimeout(timer);
    resolve({
      status: Number(finalHead.exec(text)?.[1] ?? 0),
      text,
      isHanging,
      ms: performance.now() - start,
    });
    socket.destroy();
  };
  const timer = setTimeout(() => settle(true), patienceMs);
  socket.on('data', (part: Buffer) => {
    length += part.length;
    if (text.length < textMax) text += part.toString('latin1').slice(0, textMax - text.length);
    const isHead = method === 'HEAD' && finalHead.test(text);
    if (isHead || hasEnded(text, length, part.toString('latin1', Math.max(0, part.length - 5)))) {
      settle(false);
    }
  });
  // A server that refuses a body may close while it is still being sent.
  socket.on('error', () => undefined);
  socket.once('close', () => settle(false));
  // Ends what would otherwise wait for more until the server's own limit.
  if (isWhole) socket.write(bytes);
  else socket.end(bytes);
  return promise;
}
