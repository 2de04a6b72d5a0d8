import { type Endpoint, type Problem, guestHeader, problem } from '@kga/contracts';
import * as z from 'zod/mini';

/** Who the calls of this browser are made by. */
export type Caller = {
  /** The guest's id where nobody is signed in, else null. */
  readonly guestId: () => string | null;
  /** A call was refused because nobody is signed in. */
  readonly refused: (endpoint: Endpoint) => void;
};

const nobody: Caller = { guestId: () => null, refused: () => undefined };

/** Nobody until the app says otherwise; on the server always nobody. */
export let caller = nobody;

/** Makes calls in somebody's name until the function that it answers is called. */
export function bindCaller(bound: Caller): () => void {
  caller = bound;
  return () => {
    caller = nobody;
  };
}

/** Any answer but a success. Its message is `{status}: {body, or the status text}`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The parsed problem, where the body is one. */
  readonly problem: Problem | undefined;
  readonly statusText: string;
  /** Seconds after which trying again makes sense, where the server says so. */
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

/** What a call of an endpoint takes. */
export type CallInput<E extends Endpoint> = Part<E, 'params', 'params'> &
  Part<E, 'querystring', 'query'> &
  Part<E, 'body', 'body'>;

/** What a successful call answers: the body, undefined where there is none. */
export type CallResult<E extends Endpoint> =
  E['schema']['response'] extends Readonly<Record<200, infer Schema extends z.core.$ZodType>>
    ? z.infer<Schema>
    : E['schema']['response'] extends Readonly<Record<201, infer Schema extends z.core.$ZodType>>
      ? z.infer<Schema>
      : E['schema']['response'] extends Readonly<Record<202, infer Schema extends z.core.$ZodType>>
        ? Exclude<z.infer<Schema>, null> | NothingFor<z.infer<Schema>>
        : undefined;

type NothingFor<Body> = null extends Body ? undefined : never;

/** Where calls go and how: the browser's own origin, or the api's address on the server. */
export type CallOptions = {
  baseUrl?: string;
  fetch?: typeof fetch;
  signal?: AbortSignal;
  /** The network address of whoever the server calls for. */
  visitor?: string;
  /** `no-cache` asks the server whether a kept answer still holds. */
  cache?: RequestCache;
  /** Names one wish, so that it is carried out once however often it is sent. */
  idempotencyKey?: string;
};

/** A wait longer than this is a failure, in milliseconds. */
const timeout = 10_000;

/** Milliseconds after which a call is given up, joined with the caller's own signal. */
export function withTimeout(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

type Parts = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
};

/** The address of a call, with its parameters filled in. */
export function urlOf(url: string, { params = {}, query = {} }: Parts): string {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Calls an endpoint of the API and checks what it answers.
 * @throws ApiError on any answer but a success; TypeError where there is no connection.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & Parts,
  options: CallOptions = {},
): Promise<CallResult<E>> {
  return (await exchange(endpoint, input, options)).answer;
}

/** A part of a list. */
export type ListPage<Items> = {
  items: Items;
  /** How long the whole list is. */
  total: number;
  /** Whether it may be longer: counting stopped at `total`. */
  atLeast: boolean;
  /** Where the next part begins; undefined at the end. */
  cursor: string | undefined;
  /** Where the part before begins; undefined at the beginning, and of lists that go forwards only. */
  before: string | undefined;
};

/** Calls an endpoint that answers a list in parts. */
export async function callList<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & Parts,
  options: CallOptions = {},
): Promise<ListPage<CallResult<E>>> {
  const { answer, headers } = await exchange(endpoint, input, options);
  const links = headers.get('link') ?? '';
  return {
    items: answer,
    total: Number(headers.get('x-total-count')),
    atLeast: headers.get('x-total-relation') === 'at-least',
    cursor: cursorOf(/<([^>]*)>;\s*rel="next"/.exec(links)?.[1]),
    before: cursorOf(/<([^>]*)>;\s*rel="prev"/.exec(links)?.[1]),
  };
}

const cursorOf = (address: string | undefined): string | undefined =>
  new URLSearchParams(address?.split('?')[1]).get('cursor') ?? undefined;

async function exchange<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & Parts,
  options: CallOptions,
): Promise<{ answer: CallResult<E>; headers: Headers }> {
  const response = await (options.fetch ?? fetch)(
    (options.baseUrl ?? '') + urlOf(endpoint.url, input),
    {
      method: endpoint.method,
      ...(options.cache && { cache: options.cache }),
      credentials: 'include',
      signal: withTimeout(options.signal),
      headers: headersOf(input, options),
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    },
  );
  const text = await response.text();
  if (!response.ok) {
    const { status, statusText, headers } = response;
    const error = new ApiError(status, statusText, text, headers.get('retry-after'));
    if (error.problem?.code === 'not_signed_in') caller.refused(endpoint);
    throw error;
  }
  return { answer: answerOf(endpoint, response.status, text), headers: response.headers };
}

function headersOf({ body }: Parts, { baseUrl, idempotencyKey, visitor }: CallOptions) {
  // A guest is one on our own origin only.
  const guestId = baseUrl === undefined ? caller.guestId() : null;
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(visitor !== undefined && { 'x-forwarded-for': visitor }),
    ...(guestId !== null && { [guestHeader]: guestId }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
}

function answerOf<E extends Endpoint>(endpoint: E, status: number, text: string): CallResult<E>;
function answerOf(endpoint: Endpoint, status: number, text: string): unknown {
  if (status === 204 || (status === 202 && text === '')) return undefined;
  const schema = endpoint.schema.response[status];
  return schema && z.parse(schema, JSON.parse(text));
}
