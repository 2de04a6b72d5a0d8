// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: clients-process.ts <url> <count>
// Holds event streams open. It answers any message of its parent with the number of open streams and
// of those that have received the newest event.
import { get } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const [url = '', wanted = '0'] = process.argv.slice(2);
/** Connections opened at once, few enough for the server's accept queue. */
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
  process.send?.({ open: streams.size, reached, newest });
});
process.once('disconnect', () => process.exit(0));

for (let opened = 0; opened < Number(wanted); opened += batch) {
  const count = Math.min(batch, Number(wanted) - opened);
  for (let index = 0; index < count; index += 1) open();
  await setTimeout(20);
}
