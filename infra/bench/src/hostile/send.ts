import { connect } from 'node:net';

export type Outcome = {
  /** 0 where the server closed the connection without an answer. */
  status: number;
  /** The beginning of the answer. */
  text: string;
  /** Whether neither an answer nor an end came in time. */
  isHanging: boolean;
};

/** Longer than any answer takes on a busy machine. */
const patienceMs = 15_000;

const textMax = 4_096;

/** The status of the final response, once its head has arrived. */
function statusOf(text: string): number {
  const [, status] =
    /^(?:HTTP\/1\.1 1\d\d [^]*?\r\n\r\n)*HTTP\/1\.1 ([2-5]\d\d) [^]*?\r\n\r\n/.exec(text) ?? [];
  return Number(status ?? 0);
}

/** Sends bytes on a connection of their own, and reads until the server ends it. */
export function sendBytes(
  port: number,
  bytes: Buffer,
  { isWhole }: { isWhole: boolean },
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const socket = connect({ port, host: '127.0.0.1' });
  let text = '';
  const settle = (isHanging: boolean) => {
    clearTimeout(timer);
    resolve({ status: statusOf(text), text, isHanging });
    socket.destroy();
  };
  const timer = setTimeout(() => settle(true), patienceMs);
  socket.on('data', (part: Buffer) => {
    if (text.length < textMax) text += part.toString('latin1').slice(0, textMax - text.length);
    // An event stream never ends, and other answers may keep the connection open.
    if (/\r\ncontent-type: text\/event-stream/i.test(text)) settle(false);
  });
  // A server that refuses a body may close while it is still being sent.
  socket.on('error', () => undefined);
  socket.once('close', () => settle(false));
  // Ends what would otherwise wait for more until the server's own limit.
  if (isWhole) socket.write(bytes);
  else socket.end(bytes);
  return promise;
}
