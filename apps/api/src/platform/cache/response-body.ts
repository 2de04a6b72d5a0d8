// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Endpoint } from '@kga/contracts/core';
import type { z } from 'zod';

/** An endpoint whose successful response is a 200. */
export type ReadEndpoint = Endpoint & {
  readonly schema: { readonly response: { readonly 200: z.core.$ZodType } };
};

/** A response before it is encoded. */
export type ResponseBody = {
  readonly text: string;
  readonly mediaType: string;
  readonly cacheControl: string;
  /** Headers beside those that every response has. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Result of a load that found nothing; answered with 404 and not stored. */
export const notFound = Symbol('not found');

type BodyOptions = { cacheControl: string; headers?: Readonly<Record<string, string>> };

/** The JSON body of an endpoint. A value that does not match its contract does not compile. */
export function responseBody<E extends ReadEndpoint>(
  _endpoint: E,
  value: z.core.output<E['schema']['response'][200]>,
  options: BodyOptions,
): ResponseBody {
  return textBody('application/json', JSON.stringify(value), options);
}

/** A body in a format of its own, such as Atom. */
export function textBody(
  mediaType: string,
  text: string,
  { cacheControl, headers = {} }: BodyOptions,
): ResponseBody {
  return { text, mediaType, cacheControl, headers };
}

/** Whether two bodies are sent alike, headers included. */
export const isSameBody = (one: ResponseBody, other: ResponseBody): boolean =>
  one.text === other.text &&
  one.mediaType === other.mediaType &&
  one.cacheControl === other.cacheControl &&
  JSON.stringify(one.headers) === JSON.stringify(other.headers);
