// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import type { ApiTag, ContentTopic } from './features.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `response` names every status that the operation can answer. */
type OperationSchema = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.core.$ZodType;
  readonly headers?: z.core.$ZodType;
  readonly querystring?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** Media types of a body that is no JSON. */
  readonly consumes?: readonly string[];
  readonly response: Readonly<Record<number, z.core.$ZodType>>;
};

/** An operation of the API: the server spreads it into its route, the browser calls it. */
export type Endpoint = {
  readonly method: Method;
  /** Path with `:name` parameters, from the root of the origin. */
  readonly url: string;
  readonly schema: OperationSchema & { readonly tags: readonly ApiTag[] };
};

export type UrlParts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
};

/** The URL of an endpoint with its parameters; undefined ones of the query are left out. */
export function urlOf(url: string, { params = {}, query = {} }: UrlParts): string {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** The cursor of a neighbouring page of a list, by the header `Link`; undefined without such a page. */
export function cursorIn(link: string | null, rel: 'next' | 'prev'): string | undefined {
  const url = new RegExp(`<([^>]*)>;\\s*rel="${rel}"`).exec(link ?? '')?.[1];
  return new URLSearchParams(url?.split('?')[1]).get('cursor') ?? undefined;
}

/** Reads of user content are invalidated by their path, which begins with the topic. */
type PathOf<Tag extends ApiTag> = Tag extends ContentTopic
  ? `/api/${Tag}` | `/api/${Tag}/${string}`
  : string;

/** Returns the function that defines the endpoints of a group. */
export const endpointsOf =
  <Tag extends ApiTag>(tag: Tag) =>
  <const Verb extends Method, const Url extends PathOf<Tag>, const Schema extends OperationSchema>(
    method: Verb,
    url: Url,
    schema: Schema,
  ) => ({ method, url, schema: { ...schema, tags: [tag] } });

/** A copy of a schema with a description for the OpenAPI document. */
export function describe<Schema extends z.core.$ZodType>(schema: Schema, description: string) {
  const copy = z.clone(schema);
  z.globalRegistry.add(copy, { description });
  return copy;
}

/** The media type of uploaded files, whatever they are: forms of other sites cannot send it. */
export const fileMediaType = 'application/octet-stream';

/** The body of an operation that takes a file as it is. */
export const fileBody = (description: string) => ({
  consumes: [fileMediaType],
  body: describe(z.instanceof(Uint8Array), description),
});

/** An object schema that the OpenAPI document lists by name. */
export const namedObject = <const Shape extends z.core.$ZodShape>(id: string, shape: Shape) =>
  z.object(shape).register(z.globalRegistry, { id });
