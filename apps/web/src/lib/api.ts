import { type Endpoint, type Problem, problem } from '@kga/contracts';
import * as z from 'zod/mini';

/** Any answer but a success. Its message is `{status}: {body, or the status text}`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The parsed problem, where the body is one. */
  readonly problem: Problem | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.problem = problemOf(body);
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

/** What a successful call answers. */
export type CallAnswer<E extends Endpoint> =
  E['schema']['response'] extends Readonly<Record<200, infer Schema extends z.core.$ZodType>>
    ? z.infer<Schema>
    : never;

/** Where calls go and how: the browser's own origin, or the api's address on the server. */
export type CallOptions = {
  baseUrl?: string;
  fetch?: typeof fetch;
  signal?: AbortSignal;
  /** `no-cache` asks the server whether a kept answer still holds. */
  cache?: RequestCache;
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
export function addressOf(url: string, { params = {}, query = {} }: Parts): string {
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
): Promise<CallAnswer<E>> {
  const response = await (options.fetch ?? fetch)(
    (options.baseUrl ?? '') + addressOf(endpoint.url, input),
    {
      method: endpoint.method,
      ...(options.cache && { cache: options.cache }),
      credentials: 'include',
      signal: withTimeout(options.signal),
      headers: {
        accept: 'application/json',
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    },
  );
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return answerOf(endpoint, JSON.parse(text));
}

function answerOf<E extends Endpoint>(endpoint: E, body: unknown): CallAnswer<E>;
function answerOf(endpoint: Endpoint, body: unknown): unknown {
  const schema = endpoint.schema.response[200];
  return schema && z.parse(schema, body);
}
