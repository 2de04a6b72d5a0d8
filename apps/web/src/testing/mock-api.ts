// SPDX-License-Identifier: AGPL-3.0-or-later
import * as accounts from '@kga/contracts/accounts';
import * as archive from '@kga/contracts/archive';
import * as content from '@kga/contracts/content';
import {
  type Endpoint,
  type Problem,
  type ProblemCode,
  problem,
  problems,
} from '@kga/contracts/core';
import * as forum from '@kga/contracts/forum';
import * as legal from '@kga/contracts/legal';
import * as moderation from '@kga/contracts/moderation';
import * as news from '@kga/contracts/news';
import * as petitions from '@kga/contracts/petitions';
import * as site from '@kga/contracts/site';
import * as stories from '@kga/contracts/stories';
import * as z from 'zod/mini';

const contracts = {
  ...accounts,
  ...archive,
  ...content,
  ...forum,
  ...legal,
  ...moderation,
  ...news,
  ...petitions,
  ...site,
  ...stories,
  getPostFollow: forum.postFollow.get,
  updatePostFollow: forum.postFollow.set,
  getGameLike: archive.gameLike.get,
  createGameLike: archive.gameLike.set,
  deleteGameLike: archive.gameLike.unset,
  getGameFollow: archive.gameFollow.get,
  getOwnLetter: legal.ownLetter.get,
  createOwnLetter: legal.ownLetter.set,
};

type Contracts = typeof contracts;

/** The names of all endpoints. */
type EndpointName = {
  [Name in keyof Contracts]: NonNullable<Contracts[Name]> extends Endpoint ? Name : never;
}[keyof Contracts];

type EndpointOf<Name extends EndpointName> = Extract<Contracts[Name], Endpoint>;

type Read<E extends Endpoint, Key extends 'params' | 'querystring' | 'body'> =
  E['schema'] extends Readonly<Record<Key, infer Schema extends z.core.$ZodType>>
    ? z.output<Schema>
    : undefined;

/** A request as the endpoint's schemas read it. */
type MockRequest<E extends Endpoint> = {
  readonly params: Read<E, 'params'>;
  readonly query: Read<E, 'querystring'>;
  readonly body: Read<E, 'body'>;
  readonly headers: Headers;
};

type Success = 200 | 201 | 202;

/** The body of a success; undefined where the endpoint answers without one. */
type MockBody<E extends Endpoint> =
  | {
      [Status in keyof E['schema']['response'] & Success]: z.input<
        Extract<E['schema']['response'][Status], z.core.$ZodType>
      >;
    }[keyof E['schema']['response'] & Success]
  | (E['schema']['response'] extends { readonly 204: unknown } ? undefined : never);

/** An answer whose status or headers matter, too. */
export class MockAnswer<Body> {
  readonly status: number | undefined;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, headers: Readonly<Record<string, string>>, status?: number) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

type Answer<E extends Endpoint> = MockBody<E> | MockAnswer<MockBody<E>> | MockAnswer<Problem>;

type Handler<E extends Endpoint> = (request: MockRequest<E>) => Answer<E> | Promise<Answer<E>>;

export type MockHandlers = { [Name in EndpointName]?: Handler<EndpointOf<Name>> };

type ListOptions = {
  readonly total?: number;
  /** How many there are in all languages, of a list that is filtered by them. */
  readonly allLanguages?: number;
  /** Whether its items have only some of the words of a search. */
  readonly someWords?: boolean;
  readonly next?: string;
  readonly prev?: string;
};

/** A page of a list; `next` and `prev` are the cursors of the pages beside it. */
export const listPage = <Items extends readonly unknown[]>(
  items: Items,
  { total = items.length, allLanguages, someWords, ...cursors }: ListOptions = {},
): MockAnswer<Items> => {
  const links = Object.entries(cursors).map(
    ([rel, cursor]) => `</?cursor=${cursor}>; rel="${rel}"`,
  );
  return new MockAnswer(items, {
    'x-total-count': `${total}`,
    ...(allLanguages !== undefined && { 'x-total-all-languages': `${allLanguages}` }),
    ...(someWords === true && { 'x-match-relation': 'some-words' }),
    ...(links.length > 0 && { link: links.join(', ') }),
  });
};

type RefusalOptions = Pick<Problem, 'detail' | 'errors' | 'existing'> & {
  readonly retryAfter?: number;
};

/** The problem that the API answers with. */
export function refusal(
  code: ProblemCode,
  { retryAfter, ...details }: RefusalOptions = {},
): MockAnswer<Problem> {
  const { status, title } = problems[code];
  return new MockAnswer(
    { type: 'about:blank', title, status, code, requestId: 'mock', ...details },
    {
      'content-type': 'application/problem+json',
      ...(retryAfter !== undefined && { 'retry-after': `${retryAfter}` }),
    },
    status,
  );
}

/** What `fetch` throws without a connection. */
class NoConnection extends TypeError {
  override message = 'Failed to fetch';
}

/** A handler whose connection breaks. */
export const noConnection = (): never => {
  throw new NoConnection();
};

/** A call of the API, as a test sees it. */
type MockCall = { readonly name: string; readonly url: URL; readonly body: unknown };

export type MockApi = {
  /** Adds handlers; they replace those of the same endpoints. */
  readonly use: (handlers: MockHandlers) => void;
  /** The calls so far, of one endpoint where it is named. */
  readonly calls: (name?: EndpointName) => readonly MockCall[];
  /** What does not match the contract, and calls that no handler answers; a test fails with it. */
  readonly faults: readonly string[];
  readonly fetch: typeof fetch;
};

/** The browser's own, whatever a test puts in its place. */
export const realFetch = globalThis.fetch;

/** As a method, so that it stands for the handler of any endpoint. */
type AnyHandler = { answer(request: unknown): unknown }['answer'];

type Operation = { readonly name: string; readonly endpoint: Endpoint; readonly path: RegExp };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value;

/** Endpoints with the fewest parameters first: `/api/stories/own` before `/api/stories/:id`. */
const operations: readonly Operation[] = Object.entries(contracts)
  .flatMap(([name, endpoint]) => (isEndpoint(endpoint) ? [{ name, endpoint }] : []))
  .map(({ name, endpoint }) => ({
    name,
    endpoint,
    path: new RegExp(
      `^${endpoint.url.replaceAll('.', String.raw`\.`).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
    ),
  }))
  .toSorted((one, other) => parametersOf(one.endpoint) - parametersOf(other.endpoint));

function parametersOf({ url }: Endpoint): number {
  return url.split(':').length;
}

/** Reads a part of a request as the API would. */
function read(schema: z.core.$ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (!result.success) throw new Error(`${part}: ${z.prettifyError(result.error)}`);
  return result.data;
}

async function bodyOf(request: Request): Promise<unknown> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
  if (isJson) return request.json();
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.length > 0 ? bytes : undefined;
}

/** The body of an answer, held against the schema of its status. */
function responseOf({ schema }: Endpoint, answer: unknown): Response {
  const given = answer instanceof MockAnswer ? answer : new MockAnswer(answer, {});
  const success = Object.keys(schema.response)
    .map(Number)
    .find((status) => (given.body === undefined ? [204, 202] : [200, 201, 202]).includes(status));
  const status = given.status ?? success;
  if (status === undefined) throw new Error('The endpoint has no such answer.');
  if (given.body === undefined) return new Response(null, { status, headers: given.headers });
  read(status < 400 ? schema.response[status] : problem, given.body, `answer ${status}`);
  const headers = { 'content-type': 'application/json', ...given.headers };
  return new Response(JSON.stringify(given.body), { status, headers });
}

/**
 * An API for tests of the browser's code: each call goes to the handler with the name of its endpoint.
 * Requests and answers are held against the contract, so that neither can drift from the real API.
 */
export function mockApi(first: MockHandlers = {}): MockApi {
  const handlers = new Map<string, AnyHandler>(Object.entries(first));
  const calls: MockCall[] = [];
  const faults: string[] = [];

  async function answer(request: Request, url: URL): Promise<Response> {
    const found = operations.find(
      ({ endpoint, path }) => endpoint.method === request.method && path.test(url.pathname),
    );
    if (!found) throw new Error('no such endpoint');
    const { name, endpoint, path } = found;
    const { schema } = endpoint;
    const body = await bodyOf(request);
    calls.push({ name, url, body });
    const handler = handlers.get(name);
    if (!handler) throw new Error(`no handler for ${name}`);
    const given = {
      params: read(schema.params, path.exec(url.pathname)?.groups ?? {}, 'parameters'),
      query: read(schema.querystring, Object.fromEntries(url.searchParams), 'query'),
      body: read(schema.body, body, 'body'),
      headers: request.headers,
    };
    return responseOf(endpoint, await handler(given));
  }

  return {
    use: (more) => {
      for (const [name, handler] of Object.entries(more)) handlers.set(name, handler);
    },
    calls: (name) => calls.filter((each) => name === undefined || each.name === name),
    faults,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      if (!url.pathname.startsWith('/api/')) return realFetch(request);
      try {
        return await answer(request, url);
      } catch (error) {
        // A handler may break the connection, or the page may have given up.
        if (error instanceof NoConnection || error instanceof DOMException) throw error;
        faults.push(`${request.method} ${url.pathname}: ${String(error)}`);
        return new Response(null, { status: 501 });
      }
    },
  };
}
