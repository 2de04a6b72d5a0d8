// SPDX-License-Identifier: AGPL-3.0-or-later
import { guestHeader } from '@kga/contracts/accounts';
import { type Endpoint, type Problem, cursorIn, problem, urlOf } from '@kga/contracts/core';
import * as z from 'zod/mini';

export { urlOf };

type Caller = {
  /** The guest id if the visitor is not signed in, else null. */
  readonly guestId: () => string | null;
  /** Called when the server answers `not_signed_in`. */
  readonly refused: (endpoint: Endpoint) => void;
};

const anonymous: Caller = { guestId: () => null, refused: () => undefined };

/** Anonymous until the app binds a caller; always anonymous on the server. */
let caller = anonymous;

/** Binds the identity of calls; returns the function that unbinds it. */
export function bindCaller(bound: Caller): () => void {
  caller = bound;
  return () => {
    caller = anonymous;
  };
}

/** A response with an error status. Its message is `{status}: {body or status text}`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | undefined;
  readonly statusText: string;
  /** `Retry-After` in seconds, if the server sends it. */
  readonly retryAfter: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter?: string | null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.statusText = statusText;
    this.problem = problemOf(body);
    this.retryAfter = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
  }
}

function problemOf(body: string): Problem | undefined {
  try {
    return problem.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

type Part<E extends Endpoint, Key extends 'params' | 'querystring' | 'body', Name extends string> =
  E['schema'] extends Readonly<Record<Key, infer Schema extends z.core.$ZodType>>
    ? Record<Name, z.input<Schema>>
    : unknown;

/** Headers of which the endpoint requires some. */
type RequiredHeaders<E extends Endpoint> =
  E['schema'] extends Readonly<Record<'headers', infer Schema extends z.core.$ZodType>>
    ? Partial<z.input<Schema>> extends z.input<Schema>
      ? unknown
      : { headers: z.input<Schema> }
    : unknown;

/** JSON, or a file where the endpoint takes one. */
type BodyPart<E extends Endpoint> = E['schema'] extends { readonly consumes: readonly string[] }
  ? { body: Blob }
  : Part<E, 'body', 'body'>;

export type CallInput<E extends Endpoint> = Part<E, 'params', 'params'> &
  Part<E, 'querystring', 'query'> &
  RequiredHeaders<E> &
  BodyPart<E>;

/** The body of a successful response; undefined if it has none. */
type SuccessBody<E extends Endpoint> =
  E['schema']['response'] extends Readonly<Record<200, infer Schema extends z.core.$ZodType>>
    ? z.infer<Schema>
    : E['schema']['response'] extends Readonly<Record<201, infer Schema extends z.core.$ZodType>>
      ? z.infer<Schema>
      : E['schema']['response'] extends Readonly<Record<202, infer Schema extends z.core.$ZodType>>
        ? Exclude<z.infer<Schema>, null> | NothingFor<z.infer<Schema>>
        : undefined;

type NothingFor<Body> = null extends Body ? undefined : never;

/** A read of what belongs to the caller: without a session there is nothing to read. */
type PersonalRead = {
  readonly method: 'GET';
  readonly schema: { readonly response: { readonly 401: unknown } };
};

/** What a call resolves to: null for a personal read without a session. */
export type CallResult<E extends Endpoint> =
  | SuccessBody<E>
  | (E extends PersonalRead ? null : never);

/** Options of a call. In the browser it goes to the own origin, on the server to `baseUrl`. */
export type CallOptions = {
  baseUrl?: string;
  fetch?: typeof fetch;
  signal?: AbortSignal;
  /** Milliseconds, where a call may take longer than others. */
  timeout?: number;
  /** IP address of the visitor on whose behalf the server calls. */
  visitor?: string;
  /** `no-cache` revalidates a cached response with the server. */
  cache?: RequestCache;
  /** The header `Prefer`. */
  prefer?: string;
  /** Without cookies and the guest's id, so that the server cannot tell who asks. */
  anonymous?: boolean;
  /** Makes retries safe: the server runs a request once per key. */
  idempotencyKey?: string;
};

/** Timeouts in milliseconds: after a write times out, its outcome is unknown. */
const readTimeout = 10_000;
const writeTimeout = 30_000;

export function withTimeout(signal?: AbortSignal, timeout = readTimeout): AbortSignal {
  const limit = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/** What a request may consist of, whatever its endpoint. */
export type Parts = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
};

/**
 * Calls an endpoint of the API and validates the response.
 * @throws ApiError on an error status, but `not_signed_in` of a read; TypeError without a connection.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & Parts,
  options: CallOptions = {},
): Promise<CallResult<E>> {
  return answerOf(endpoint, await exchange(endpoint, input, options));
}

export type ListPage<Items> = {
  items: Items;
  total: number;
  /** Whether the list may be longer: the server stopped counting at `total`. */
  atLeast: boolean;
  /** Whether its items have only some of the words of a search, because none has all. */
  someWords?: boolean | undefined;
  /** How many it has in all languages; undefined if it is not filtered by language, or not counted. */
  allLanguages?: number | undefined;
  /** Cursor of the next page; undefined on the last one. */
  cursor: string | undefined;
  /** Cursor of the previous page; undefined on the first one, and for lists that only go forwards. */
  before: string | undefined;
};

/** Calls an endpoint that answers a page of a list; without a session a personal list is empty. */
export async function callList<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & Parts,
  options: CallOptions = {},
): Promise<ListPage<SuccessBody<E>>> {
  const response = await exchange(endpoint, input, options);
  const { headers } = response;
  const link = headers.get('link');
  return {
    items: answerOf(endpoint, response, []),
    total: Number(headers.get('x-total-count')),
    atLeast: headers.get('x-total-relation') === 'at-least',
    someWords: headers.get('x-match-relation') === 'some-words',
    allLanguages: numberIn(headers.get('x-total-all-languages')),
    cursor: cursorIn(link, 'next'),
    before: cursorIn(link, 'prev'),
  };
}

const numberIn = (header: string | null): number | undefined =>
  header === null ? undefined : Number(header);

type Exchanged = { status: number; text: string; headers: Headers };

/** A response as it came, whatever its status; it can be serialised. */
export type RawResponse = {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
  /** The header `Retry-After`. */
  readonly retryAfter: string | null;
};

export const errorOf = ({ status, statusText, text, retryAfter }: RawResponse): ApiError =>
  new ApiError(status, statusText, text, retryAfter);

/** Calls an endpoint and returns what it answers, an error status, too. */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & Parts,
  options: CallOptions,
): Promise<RawResponse & { readonly headers: Headers }> {
  const usualTimeout = endpoint.method === 'GET' ? readTimeout : writeTimeout;
  const response = await (options.fetch ?? fetch)(
    (options.baseUrl ?? '') + urlOf(endpoint.url, input),
    {
      method: endpoint.method,
      ...(options.cache && { cache: options.cache }),
      credentials: options.anonymous === true ? 'omit' : 'include',
      signal: withTimeout(options.signal, options.timeout ?? usualTimeout),
      headers: headersOf(endpoint, input, options),
      ...(input.body !== undefined && {
        body: input.body instanceof Blob ? input.body : JSON.stringify(input.body),
      }),
    },
  );
  const { status, statusText, headers } = response;
  const retryAfter = headers.get('retry-after');
  return { status, statusText, text: await response.text(), retryAfter, headers };
}

async function exchange<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & Parts,
  options: CallOptions,
): Promise<Exchanged> {
  const response = await request(endpoint, input, options);
  if (response.status < 200 || response.status >= 300) {
    const error = errorOf(response);
    const isSignedOut = error.problem?.code === 'not_signed_in';
    if (isSignedOut) caller.refused(endpoint);
    // Only personal reads answer so. Browsers have no list of an endpoint's error statuses.
    if (!isSignedOut || endpoint.method !== 'GET') throw error;
  }
  return response;
}

function headersOf({ schema }: Endpoint, { body, headers }: Parts, options: CallOptions) {
  const { baseUrl, idempotencyKey, prefer, visitor } = options;
  // Only the own origin may see the guest id.
  const guestId = baseUrl === undefined && options.anonymous !== true ? caller.guestId() : null;
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': schema.consumes?.[0] ?? 'application/json' }),
    ...headers,
    ...(visitor !== undefined && { 'x-forwarded-for': visitor }),
    ...(guestId !== null && { [guestHeader]: guestId }),
    ...(prefer !== undefined && { prefer }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
}

type Answered = Pick<RawResponse, 'status' | 'text'>;

/** The body of a successful response. */
export const readAnswer = <E extends Endpoint>(endpoint: E, response: Answered): CallResult<E> =>
  answerOf(endpoint, response);

function answerOf<E extends Endpoint>(endpoint: E, exchanged: Answered): CallResult<E>;
function answerOf<E extends Endpoint>(
  endpoint: E,
  exchanged: Answered,
  signedOut: readonly [],
): SuccessBody<E>;
function answerOf(
  endpoint: Endpoint,
  { status, text }: Answered,
  signedOut: readonly [] | null = null,
): unknown {
  if (status === 401) return signedOut;
  if (status === 204 || (status === 202 && text === '')) return undefined;
  const schema = endpoint.schema.response[status];
  return schema && z.parse(schema, JSON.parse(text));
}
