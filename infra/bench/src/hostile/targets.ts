// SPDX-License-Identifier: AGPL-3.0-or-later
import { routes } from '@kga/contracts/core';
import { type Schema, openapi } from '@kga/dev/openapi';

import { readOk } from '../shared/http-reads.ts';

export type Target = {
  /** Pages are only served by the web server, which passes operations on to the api. */
  kind: 'operation' | 'page';
  method: string;
  /** The operation's id; empty for a page. */
  operation: string;
  /** Parameters are `{name}` or `:name`. */
  path: string;
  query: readonly string[];
  body: Schema | undefined;
  /** The media type that the operation takes. */
  mediaType: string;
  /** Statuses that the OpenAPI document names. */
  statuses: ReadonlySet<number>;
};

/** Every operation of the OpenAPI document, and every page of the site with its plain files. */
export async function readTargets(api: string): Promise<{ operations: Target[]; pages: Target[] }> {
  const { body } = await readOk(`${api}/api/openapi.json`);
  const { paths } = openapi.parse(JSON.parse(body.toString()));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, parameters, requestBody, responses }]): Target => ({
        kind: 'operation',
        operation: operationId,
        method: method.toUpperCase(),
        path,
        query: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
        body: Object.values(requestBody?.content ?? {})[0]?.schema,
        mediaType: Object.keys(requestBody?.content ?? {})[0] ?? 'application/json',
        statuses: new Set(Object.keys(responses).map(Number)),
      }),
    ),
  );
  const files = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/assets/none.js', '/no'];
  const pages = [...Object.values(routes), ...files].map((path): Target => ({
    kind: 'page',
    operation: '',
    method: 'GET',
    path,
    query: ['q', 'at', 'cursor', 'returnTo', 'mode', 'social', 'lang', 'sort'],
    body: undefined,
    mediaType: 'application/json',
    statuses: new Set(),
  }));
  return { operations, pages };
}
