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
  readonly response: Readonly<Record<number, z.core.$ZodType>>;
};

/** An operation of the API: the server spreads it into its route, the browser calls it. */
export type Endpoint = {
  readonly method: Method;
  /** Path with `:name` parameters, from the root of the origin. */
  readonly url: string;
  readonly schema: OperationSchema & { readonly tags: readonly ApiTag[] };
};

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

/** An object schema that the OpenAPI document lists by name. */
export const namedObject = <const Shape extends z.core.$ZodShape>(id: string, shape: Shape) =>
  z.object(shape).register(z.globalRegistry, { id });
