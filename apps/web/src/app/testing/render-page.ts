// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OutgoingHttpHeaders } from 'node:http';

import type { Language } from '@kga/contracts/core';

import { startUpstream } from '../../../server/testing.ts';
import type { BrowserConfig } from '../../lib/browser.ts';
import { render } from '../entry-server.tsx';

type Answer = { status?: number; body?: unknown; headers?: OutgoingHttpHeaders };

/** Renders a page with an API of one's own; `asked` are the URLs that were requested of it. */
export async function renderPage(
  path: string,
  answer: (url: URL) => Answer,
  { language = 'en', config }: { language?: Language; config?: Partial<BrowserConfig> } = {},
) {
  const asked: string[] = [];
  const { url } = await startUpstream((request, response) => {
    const requested = request.url ?? '';
    asked.push(requested);
    const { status = 200, body = {}, headers } = answer(new URL(requested, 'http://api.test'));
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  });
  const page = await render({
    url: path,
    language,
    config: { origin: 'http://kga.test', petitionExternalUrl: null, version: 'test', ...config },
    apiUrl: url,
    signal: AbortSignal.timeout(10_000),
  });
  return { ...page, asked };
}
