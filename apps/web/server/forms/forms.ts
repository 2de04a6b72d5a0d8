// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';

import { type ProblemCode, problems } from '@kga/contracts/core';
import type { AccessLog, RequestTracing } from '@kga/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { formsAt, submitForm } from '../../src/app/submit-form.ts';
import type { Submission } from '../../src/lib/forms/submission.ts';
import { formField } from '../../src/lib/forms/use-form.ts';
import type { Config } from '../config.ts';
import { checkUrl } from '../http/canonical-url.ts';
import { type PageRequest, type SearchParamsAt, readPageRequest } from '../http/page-request.ts';
import { sendStatus } from '../http/plain-responses.ts';
import { forwardedHeaders } from '../http/proxy.ts';
import { routeOf } from '../http/route-status.ts';
import { type Page, sendPage } from '../render/page.ts';
import { tracedFetch } from '../render/renderer.ts';
import { languageRoute } from './language.ts';
import { signOutRoute } from './sign-out.ts';
import { isOwnForm } from './source.ts';

/** The forms of the app's pages. */
export type Forms = {
  readonly formsAt: typeof formsAt;
  readonly submitForm: typeof submitForm;
};

type FormsOptions = {
  readonly config: Config;
  readonly forms: Forms;
  readonly searchParamsAt: SearchParamsAt;
  /** Renders the page that answers a form. */
  readonly render: (request: PageRequest, submission: Submission) => Promise<Page>;
  /** Whether the visitor may cause another rendering. */
  readonly mayRender: (request: PageRequest) => boolean;
  readonly accessLog: AccessLog | undefined;
  readonly tracing: RequestTracing | undefined;
  /** Milliseconds for the body to arrive, and for the api to answer. */
  readonly bodyTimeout: number;
  readonly apiTimeout: number;
};

type Texts = Readonly<Record<string, string>>;

/** Largest body, in bytes: that of the api, which every letter may take three times escaped. */
const bodyLimit = 65_536;

/** The fields of a form as its component reads them: of two of a name the last, and plain line ends. */
const readTexts = (body: string): Texts =>
  Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  );

/** The same form, sent again, is the same request to the api. */
const keyOf = (request: FastifyRequest, texts: Texts): string =>
  createHash('sha256')
    .update(JSON.stringify([request.ip, request.raw.url, Object.entries(texts)]))
    .digest('base64url');

/** An answer of the api's kind, for what does not reach it. */
const refusal = (code: ProblemCode, requestId: string): Submission['response'] => {
  const { status, title } = problems[code];
  const text = JSON.stringify({ type: 'about:blank', title, status, code, requestId });
  return { status, statusText: title, text, retryAfter: null };
};

/**
 * Carries out the forms of browsers without script: one is posted to the path of its page, sent to the api
 * as JSON, and answered with the page, which shows what came of it.
 */
export async function serveForms(app: FastifyInstance, options: FormsOptions): Promise<void> {
  const { config, forms, searchParamsAt, render, mayRender } = options;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, readTexts(String(body))),
  );
  app.addHook('preParsing', (_request, reply, payload, done) => {
    const body = payload.pipe(new PassThrough());
    const late = Object.assign(new Error('The form took too long.'), { statusCode: 408 });
    const timer = setTimeout(() => body.destroy(late), options.bodyTimeout);
    for (const stream of [body, reply.raw]) stream.once('close', () => clearTimeout(timer));
    // A body of another type or beyond the limit is not read, and nothing else listens.
    body.on('error', () => undefined);
    done(null, body);
  });
  app.route(languageRoute(config));
  app.route(signOutRoute(config, options.apiTimeout));
  app.route<{ Body: Texts | undefined }>({
    method: 'POST',
    url: '/*',
    onRequest: async (request, reply) => {
      const checked = checkUrl(request.raw.url ?? '/');
      const path = request.raw.url?.split('?', 1)[0] ?? '/';
      const route = routeOf(path) ?? 'not-found';
      request.pageRoute = route;
      options.accessLog?.note(reply.raw, { route });
      options.tracing?.note(reply.raw, route);
      if (checked.kind === 'canonical' && (await forms.formsAt(path, config.browser)).length > 0)
        return;
      await sendStatus(reply.header('allow', 'GET, HEAD'), 405);
    },
    handler: (request, reply) => answer(request, reply, request.body ?? {}),
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, texts: Texts) {
    const url = request.raw.url ?? '/';
    const pageRequest = readPageRequest(url, request.headers.cookie, searchParamsAt, request.ip);
    if (!mayRender(pageRequest)) return sendStatus(reply.header('retry-after', '60'), 429);
    const submitted = await submit(options, request, pageRequest, texts);
    if (!submitted) return sendStatus(reply, 400);
    const { submission, cookies } = submitted;
    const page = await render(pageRequest, submission);
    reply.hijack();
    if (cookies.length > 0) reply.raw.setHeader('set-cookie', cookies);
    sendPage(page, { 'accept-encoding': request.headers['accept-encoding'] }, reply.raw);
    return undefined;
  }
}

/** What came of a form, and the cookies that the api has set; undefined where the page has no such form. */
async function submit(
  { config, forms, apiTimeout }: FormsOptions,
  request: FastifyRequest,
  { language, path, url }: PageRequest,
  texts: Texts,
) {
  const cookies: string[] = [];
  if (!isOwnForm(request.headers, config.browser.origin)) {
    // What another site has filled in is not shown as if the visitor had typed it.
    const { [formField]: form = '' } = texts;
    const known = await forms.formsAt(path, config.browser);
    if (!known.some(({ name }) => name === form)) return undefined;
    const response = refusal('cross_site_refused', request.id);
    return { submission: { form, texts: {}, errors: [], response }, cookies };
  }
  const { cookie, 'user-agent': userAgent } = request.headers;
  const visitorFetch: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const own = { cookie, 'user-agent': userAgent, ...forwardedHeaders(request) };
    for (const [name, value] of Object.entries(own)) if (value) headers.set(name, value);
    headers.set('accept-language', language);
    const response = await tracedFetch(input, { ...init, headers });
    cookies.push(...response.headers.getSetCookie());
    return response;
  };
  const submission = await forms.submitForm({
    url,
    language,
    config: config.browser,
    texts,
    options: {
      baseUrl: config.apiUrl,
      signal: AbortSignal.timeout(apiTimeout),
      fetch: visitorFetch,
      idempotencyKey: keyOf(request, texts),
    },
  });
  return submission && { submission, cookies };
}
