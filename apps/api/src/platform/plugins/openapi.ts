// SPDX-License-Identifier: AGPL-3.0-or-later
import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiTags, campaign, problem, problems, routes } from '@kga/contracts/core';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { type CachedResponse, encodeResponse } from '../cache/encoded-response.ts';
import { textBody } from '../cache/response-body.ts';
import { cachedRoute, sendCached } from '../cache/send.ts';
import { cookieRules } from '../cookies.ts';
import { AppError } from '../errors.ts';
import { access, securitySchemes } from './openapi-access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sent with an ETag, so that 304 is a possible response. */
    cached?: boolean;
    /** Sent with an ETag as well, so that 304 is possible; the response has only the headers that all responses have. */
    tagged?: boolean;
    mediaType?: string;
  }
  interface FastifyInstance {
    /** The response of `/api/openapi.json`. The first call takes 0.2 s of the event loop. */
    openapiDocument(): CachedResponse;
  }
}

const toJsonSchema = createJsonSchemaTransform({});

type Responses = Record<string, unknown>;

const titlesOf = (status: number) =>
  Object.values(problems)
    .filter((each) => each.status === status)
    .map((each) => each.title)
    .join('; or: ');

function problemResponse(status: number) {
  return {
    description: titlesOf(status) || 'Problem',
    content: { 'application/problem+json': { schema: problem } },
  };
}

const notModified = z.undefined().describe('Not changed since the ETag of `If-None-Match`');

/** All responses of a route: those of its contract, and those of plugins that every route has. */
function responsesOf(contract: Responses, route: RouteOptions): Responses {
  const { cached, tagged, mediaType, rateLimit, neverShed } = route.config ?? {};
  const common = [
    400,
    408,
    414,
    417,
    431,
    500,
    // A body is read even where the operation does not use it.
    ...(route.method === 'GET' ? [] : [413, 415]),
    ...(rateLimit === false ? [] : [429]),
    ...(neverShed ? [] : [503]),
  ];
  const named = Object.keys(contract).map(Number);
  const failures = [...named, ...common].filter((status) => status >= 400);
  const successes = named
    .filter((status) => status < 400)
    .map((status) => {
      const schema = contract[status];
      return [status, mediaType ? { content: { [mediaType]: { schema } } } : schema] as const;
    });
  return Object.fromEntries([
    ...successes,
    ...(cached || tagged ? [[304, notModified] as const] : []),
    ...failures.map((status) => [status, problemResponse(status)] as const),
  ]);
}

const transform: SwaggerTransform = (document) => {
  const { schema, route } = document;
  if (!schema?.response) return toJsonSchema({ ...document, schema: { ...schema, hide: true } });
  const response = responsesOf(
    { ...z.record(z.string(), z.unknown()).parse(schema.response) },
    route,
  );
  const { security, callers } = access[route.config?.access ?? 'public'];
  const description = [schema.description, callers].filter(Boolean).join('\n\n');
  return toJsonSchema({ ...document, schema: { ...schema, response, security, description } });
};

/** Leaves out schemas that no operation refers to, such as the input forms of responses. */
const transformObject: SwaggerTransformObject = (given) => {
  const document = jsonSchemaTransformObject(given);
  if (!('components' in document)) return document;
  const schemas = document.components?.schemas ?? {};
  const used = new Set<string>();
  const findReferences = (part: unknown): void => {
    const text = JSON.stringify(part) ?? '';
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      findReferences(schemas[name]);
    }
  };
  findReferences(document.paths);
  for (const name of Object.keys(schemas)) {
    if (!used.has(name)) delete schemas[name];
  }
  return document;
};

/** Content security policy of the page; its inline style attributes need the exception. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Generates the OpenAPI document from the routes that are registered after it. */
export const openapi = fastifyPlugin(
  async (app: FastifyInstance, { publicOrigin }: { publicOrigin: string }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${campaign.brand} API`,
          version: '1',
          description:
            'Figures of the petition as open data, news, and what people write. Errors are problems (RFC 9457) whose `code` is one of a closed list. Writes that a browser sends from another site are refused.',
          contact: { name: campaign.brand, url: publicOrigin + routes.contact },
          license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
        },
        servers: [{ url: publicOrigin }],
        components: { securitySchemes: securitySchemes(cookieRules(publicOrigin)) },
        tags: Object.entries(apiTags).map(([name, description]) => ({ name, description })),
      },
      transform,
      transformObject,
    });
    const cacheControl = 'public, max-age=300, stale-while-revalidate=3600';
    let document: CachedResponse | undefined;
    app.decorate('openapiDocument', () => {
      document ??= encodeResponse(
        textBody('application/json', JSON.stringify(app.swagger()), { cacheControl }),
      );
      return document;
    });
  },
  { name: 'openapi' },
);

/** Routes of the page's plugin that are not offered. */
const hiddenRoutes = new Set(['/api/docs/json', '/api/docs/yaml', '/api/docs/static/index.html']);

const folder = z.object({ '*': z.literal('') });

/** `/api/openapi.json` and the page that displays it. */
export async function openapiRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { config: cachedRoute, schema: { hide: true } }, (request, reply) =>
    sendCached(request, reply, app.openapiDocument()),
  );

  // The document has one URL, and the folder of static files is not a page.
  app.addHook('onRequest', (request, _reply, next) => {
    const { url = '' } = request.routeOptions;
    const isFolder = folder.safeParse(request.params).success;
    next(isFolder || hiddenRoutes.has(url) ? new AppError('not_found') : undefined);
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/openapi.json', validatorUrl: null },
    staticCSP: pagePolicy,
    theme: { title: `${campaign.brand} API` },
  });
}
