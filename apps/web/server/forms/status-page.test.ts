// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LegalRequest } from '@kga/contracts/legal';
import { expect, test } from 'vitest';

import { render } from '../../src/app/entry-server.tsx';
import { startUpstream, startWeb, withBody } from '../testing.ts';

const token = 't'.repeat(43);
const path = `/legal/requests/${token}`;
const at = '2026-12-01T10:00:00.000Z';

const request: LegalRequest = {
  reference: 'K-7F3M',
  kind: 'consultation',
  state: 'answered',
  steps: [{ state: 'received', at: '2026-11-20T10:00:00.000Z' }],
  replies: [{ at: '2026-11-21T10:00:00.000Z', text: 'We suggest a time.' }],
  meeting: { at, minutes: 30, state: 'proposed' },
  timeZone: null,
  outcome: null,
  erasedAt: null,
};

/** The server on an api with one request, which is accepted, declined or withdrawn. */
async function start() {
  let current: LegalRequest | undefined = request;
  const asked: { line: string; body: string }[] = [];
  const answer = withBody((incoming, response, body) => {
    const line = `${incoming.method} ${incoming.url}`;
    if (incoming.method !== 'GET') asked.push({ line, body });
    if (incoming.method === 'POST') {
      current = { ...request, meeting: { at, minutes: 30, state: 'accepted' } };
    }
    if (incoming.method === 'DELETE') current = undefined;
    const isRequest = incoming.url?.startsWith(`/api${path}`) === true;
    const status = incoming.method === 'DELETE' ? 204 : isRequest && current ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? '' : JSON.stringify(current ?? {}));
  });
  const { url } = await startUpstream(answer);
  const web = await startWeb({ environment: { API_URL: url }, render });
  const post = (fields: Record<string, string>) =>
    web.get(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://kga.test',
      },
      body: new URLSearchParams(fields).toString(),
    });
  return { ...web, asked, post, close: () => (current = undefined) };
}

test('a status page comes with its content, and no cache stores it', async () => {
  const { get, close } = await start();
  const { status, headers, text } = await get(path);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(text).toContain('We suggest a time.');
  close();
  expect((await get(path)).text).not.toContain('We suggest a time.');
});

test('a suggested time is accepted without script', async () => {
  const { get, asked, post } = await start();
  const { text } = await get(path);
  expect(text).toContain(`<input type="hidden" name="at" value="${at}"/>`);
  expect(text).toMatch(
    /<button[^>]* name="accept" value="yes"|<button[^>]* value="yes"[^>]* name="accept"/,
  );
  const answer = await post({ form: 'meeting', at, accept: 'yes' });
  expect(answer.status).toBe(200);
  expect(asked).toEqual([
    { line: `POST /api${path}/meeting`, body: JSON.stringify({ at, accept: true }) },
  ]);
  expect(answer.text).not.toContain('name="accept"');
});

test('a request is withdrawn without script', async () => {
  const { asked, post } = await start();
  const { status, text } = await post({ form: 'withdraw' });
  expect(status).toBe(200);
  expect(asked).toEqual([{ line: `DELETE /api${path}`, body: '' }]);
  expect(text).toContain('Request withdrawn and erased');
});
