// SPDX-License-Identifier: AGPL-3.0-or-later
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';

import { createFailures, entityTag, registerLocal, sendPage } from '../stand-in-http.ts';
import type { Issue } from './formats.ts';
import garbage from './garbage.json' with { type: 'json' };
import { type Outlet, outlets } from './outlets.ts';
import { articlePage, hostPage, outletPage } from './pages.ts';
import { drawPicture } from './picture.ts';
import { type Published, publishedAs, publishedBy } from './published.ts';

export type FeedHostOptions = {
  /** Milliseconds of a slow answer. */
  readonly slowAfter?: number;
  readonly now?: () => Date;
};

const modes = ['ok', 'error', 'gone', 'slow', 'garbage'] as const;

const control = z.object({
  /** How the feed of `outlet` behaves, or every feed without `outlet`. */
  mode: z.enum(modes).optional(),
  outlet: z.enum(outlets.map(({ key }) => key)).optional(),
  /** Added to the feed of `outlet`, replacing one with the same id. */
  item: z
    .object({
      id: z.string().regex(/^[a-z][\w-]{0,60}$/),
      title: z.string(),
      summary: z.string().default(''),
      more: z.string().default(''),
      publishedAt: z.iso.datetime().optional(),
      hasPicture: z.boolean().default(false),
      /** Path of the article where another outlet publishes it. */
      path: z.string().startsWith('/').optional(),
    })
    .optional(),
});

/** Body of `POST /control`. */
export type FeedHostCommand = z.input<typeof control>;

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** How the feeds behave, and the items that were added to them. */
function createBehaviour(now: () => Date) {
  const modeOf = new Map<string, (typeof modes)[number]>();
  const added = new Map<string, Published[]>();
  let addedAt = new Date(0);

  const issueOf = (outlet: Outlet, request: FastifyRequest, only?: readonly Published[]): Issue => {
    const origin = `${request.protocol}://${request.host}`;
    const own = added.get(outlet.key) ?? [];
    const items = only ?? [...own, ...publishedBy(outlet, now())];
    const times = items.map(({ publishedAt }) => +publishedAt);
    return {
      name: outlet.name,
      about: outlet.texts.about,
      language: outlet.language,
      siteUrl: `${origin}/${outlet.key}/`,
      feedUrl: origin + outlet.feedPath,
      updatedAt: new Date(Math.max(...times, +addedAt)),
      items: items.map(({ id, path, hasPicture, ...item }) => ({
        ...item,
        guid: `tag:demonstration.invalid,2026:${outlet.key}/${id}`,
        url: origin + path,
        pictureUrl: hasPicture ? `${origin}/pictures/${outlet.key}-${id}.png` : null,
      })),
    };
  };

  function change({ mode, outlet, item }: z.output<typeof control>): void {
    for (const { key } of outlets) {
      if (mode && (outlet === undefined || outlet === key)) modeOf.set(key, mode);
    }
    if (outlet && item) {
      addedAt = now();
      const publishedAt = item.publishedAt ? new Date(item.publishedAt) : addedAt;
      const path = item.path ?? `/${outlet}/articles/${item.id}`;
      const others = (added.get(outlet) ?? []).filter(({ id }) => id !== item.id);
      added.set(outlet, [{ ...item, publishedAt, path }, ...others]);
    }
  }

  return {
    issueOf,
    change,
    modeOf: (key: string) => modeOf.get(key) ?? 'ok',
    addedTo: (key: string) => added.get(key) ?? [],
  };
}

/**
 * A stand-in for news sites with feeds: fictitious outlets in every language and format. Their items
 * follow from the clock, and `POST /control` makes their feeds fail.
 */
export function buildFeedHost(options: FeedHostOptions = {}): FastifyInstance {
  const { slowAfter = 20_000, now = () => new Date() } = options;
  const app = Fastify({ forceCloseConnections: true });
  const fail = createFailures(app, slowAfter, garbage);
  const behaviour = createBehaviour(now);
  const { issueOf } = behaviour;

  const sendFeed = (outlet: Outlet) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { type, write } = outlet.format;
    if (await fail(behaviour.modeOf(outlet.key), reply, type)) return reply;
    const issue = issueOf(outlet, request);
    const body = write(issue);
    const tag = entityTag(body);
    reply.headers({
      etag: tag,
      'last-modified': issue.updatedAt.toUTCString(),
      'cache-control': 'public, max-age=60',
    });
    return isNotModified(request, tag, issue.updatedAt)
      ? reply.code(304).send()
      : reply.type(type).send(body);
  };

  app.get('/', async (request, reply) =>
    sendPage(reply, pagePolicy, hostPage(`${request.protocol}://${request.host}`)),
  );
  for (const outlet of outlets) {
    app.get(outlet.feedPath, sendFeed(outlet));
    app.get(`/${outlet.key}`, async (_request, reply) => reply.redirect(`/${outlet.key}/`, 308));
    app.get(`/${outlet.key}/`, async (request, reply) =>
      sendPage(reply, pagePolicy, outletPage(outlet, issueOf(outlet, request))),
    );
    app.get<{ Params: { id: string } }>(`/${outlet.key}/articles/:id`, async (request, reply) => {
      const { id } = request.params;
      const own = behaviour.addedTo(outlet.key).find((item) => item.id === id);
      const item = own ?? publishedAs(outlet, id, now());
      const [article] = item ? issueOf(outlet, request, [item]).items : [];
      if (!article) return reply.code(404).type('text/plain').send('There is no such article');
      return sendPage(reply, pagePolicy, articlePage(outlet, article));
    });
  }
  app.get<{ Params: { name: string } }>('/pictures/:name([\\w-]+).png', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/png')
      .send(await drawPicture(request.params.name)),
  );

  registerLocal(app, (local) => {
    local.post('/control', async (request, reply) => {
      const { success, data } = control.safeParse(request.body);
      if (!success || (data.item && !data.outlet)) {
        return reply.code(400).send({ error: 'mode, outlet or item is wrong' });
      }
      behaviour.change(data);
      return Object.fromEntries(outlets.map(({ key }) => [key, behaviour.modeOf(key)]));
    });
  });
  return app;
}

function isNotModified({ headers }: FastifyRequest, tag: string, updatedAt: Date): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return tags === tag;
  // The header has a resolution of one second.
  return since !== undefined && Date.parse(since) >= Math.floor(+updatedAt / 1000) * 1000;
}

/** A feed host on a loopback port of its own. */
export type FeedHost = {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Makes feeds fail or recover, or adds an item. */
  control(command: FeedHostCommand): Promise<void>;
  close(): Promise<void>;
};

/** Starts a host for tests. */
export async function startFeedHost(options: FeedHostOptions = {}): Promise<FeedHost> {
  const app = buildFeedHost(options);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    async control(command) {
      const answer = await app.inject({ method: 'POST', url: '/control', payload: command });
      if (answer.statusCode !== 200) throw new Error(`The feed host refused: ${answer.body}`);
    },
    close: () => app.close(),
  };
}
