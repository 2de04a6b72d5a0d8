// Holds event streams open. Arguments: the address, how many. Asked by any message from its
// parent, it says how many are open and how many of them had the newest event.
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import { type StreamCount } from './open-streams.ts';

const [url = '', wanted = '0'] = process.argv.slice(2);
/** Opened at once, so that the server's queue of new connections holds them. */
const batch = 100;

const streams = new Set<{ last: string }>();
let newest = '';

function open(): void {
  const stream = { last: '' };
  const request = get(url, { agent: false, headers: { accept: 'text/event-stream' } }, (answer) => {
    if (answer.statusCode !== 200) return void answer.destroy();
    streams.add(stream);
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => {
      const id = /^id: (.+)$/m.exec(text)?.[1];
      if (id === undefined) return;
      stream.last = id;
      newest = id;
    });
    answer.once('close', () => streams.delete(stream));
  });
  request.on('error', () => streams.delete(stream));
}

process.on('message', () => {
  const reached = [...streams].filter(({ last }) => last === newest).length;
  process.send?.({ open: streams.size, reached, newest } satisfies StreamCount);
});
process.once('disconnect', () => process.exit(0));

for (let opened = 0; opened < Number(wanted); opened += batch) {
  const count = Math.min(batch, Number(wanted) - opened);
  for (let index = 0; index < count; index += 1) open();
  await delay(20);
}
