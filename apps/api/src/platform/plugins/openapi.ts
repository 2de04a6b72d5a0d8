import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { campaign, problem, problems } from '@kga/contracts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { type EncodedResponse, encodeResponse } from '../cache/encoded-response.ts';
import { textBody } from '../cache/response-body.ts';
import { sendCached } from '../cache/send.ts';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered with an ETag, so that 304 is among its answers. */
    cached?: boolean;
    /** What it answers where that is not JSON. */
    mediaType?: string;
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

const unchanged = z.undefined().describe('Not changed since the ETag of `If-None-Match`');

/** Everything that a route can answer: what its contract names, and what stands before every route. */
function responsesOf(contract: Responses, route: RouteOptions): Responses {
  const { cached, mediaType, rateLimit, neverShed } = route.config ?? {};
  const everywhere = [
    400,
    408,
    414,
    417,
    431,
    500,
    ...(rateLimit === false ? [] : [429]),
    ...(neverShed ? [] : [503]),
  ];
  const named = Object.keys(contract).map(Number);
  const failures = [...named, ...everywhere].filter((status) => status >= 400);
  const successes = named
    .filter((status) => status < 400)
    .map((status) => {
      const schema = contract[status];
      return [status, mediaType ? { content: { [mediaType]: { schema } } } : schema] as const;
    });
  return Object.fromEntries([
    ...successes,
    ...(cached ? [[304, unchanged] as const] : []),
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
  return toJsonSchema({ ...document, schema: { ...schema, response } });
};

/** The page's own scripts and styles only; its inline style attributes need their exception. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Collects the routes that are registered after it. */
export const openapi = fastifyPlugin(
  async (app: FastifyInstance, { publicOrigin }: { publicOrigin: string }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${campaign.brand} API`,
          version: '1',
          license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
        },
        servers: [{ url: publicOrigin }],
        tags: [
          { name: 'petition' },
          { name: 'news' },
          { name: 'stories' },
          { name: 'accounts' },
          { name: 'profile' },
          { name: 'guests' },
          { name: 'people' },
          { name: 'own news' },
          { name: 'feeds' },
          { name: 'pictures' },
          { name: 'health' },
        ],
      },
      transform,
      transformObject: jsonSchemaTransformObject,
    });
  },
  { name: 'openapi' },
);

/** What the page's plugin answers beside the page. */
const surplus = new Set(['/api/docs/json', '/api/docs/yaml', '/api/docs/static/index.html']);

const folder = z.object({ '*': z.literal('') });

/** `/api/openapi.json` and the page that shows it. */
export async function openapiRoutes(app: FastifyInstance): Promise<void> {
  const cacheControl = 'public, max-age=300, stale-while-revalidate=3600';
  let made: EncodedResponse | undefined;
  app.addHook('onReady', async () => {
    made = await encodeResponse(
      textBody('application/json', JSON.stringify(app.swagger()), { cacheControl }),
    );
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, (request, reply) => {
    if (made) void sendCached(request, reply, made);
  });

  // The document has one address, and the files' folder is no page.
  app.addHook('onRequest', (request, _reply, next) => {
    const { url = '' } = request.routeOptions;
    const isFolder = folder.safeParse(request.params).success;
    next(isFolder || surplus.has(url) ? new AppError('not_found') : undefined);
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/openapi.json', validatorUrl: null },
    staticCSP: pagePolicy,
    theme: { title: `${campaign.brand} API` },
  });
}
