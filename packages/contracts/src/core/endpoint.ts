import * as z from 'zod/mini';

import type { ApiTag } from './features.ts';

/**
 * One operation of the API, read by both sides: the server spreads it into its route, the browser
 * calls it. `schema.response` names every status that it can answer.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters, from the root of the origin. */
  readonly url: string;
  readonly schema: {
    readonly operationId: string;
    readonly summary: string;
    readonly description?: string;
    readonly tags: readonly ApiTag[];
    readonly params?: z.core.$ZodType;
    readonly headers?: z.core.$ZodType;
    readonly querystring?: z.core.$ZodType;
    readonly body?: z.core.$ZodType;
    readonly response: Readonly<Record<number, z.core.$ZodType>>;
  };
};

/** Preserves the exact types of an endpoint. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Adds a description to the OpenAPI document. */
export function described<Schema extends z.core.$ZodType>(schema: Schema, description: string) {
  z.globalRegistry.add(schema, { description });
  return schema;
}
