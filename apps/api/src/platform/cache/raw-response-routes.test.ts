// SPDX-License-Identifier: AGPL-3.0-or-later
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import { getPicture } from '@kga/contracts/content';
import { listReplies } from '@kga/contracts/forum';
import { listStories } from '@kga/contracts/stories';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import {
  type Services,
  startServices,
  type TestApp,
  createTestApp,
} from '../../testing/test-app.ts';

const begun = z.object({ fastify: z.custom<FastifyInstance>() });
const routes: RouteOptions[] = [];
const watch = (message: unknown) => {
  begun.parse(message).fastify.addHook('onRoute', (route) => {
    routes.push(route);
  });
};

let services: Services;
let api: TestApp;
beforeAll(async () => {
  services = await startServices();
  subscribe('fastify.initialization', watch);
  api = await createTestApp(services);
});
afterAll(async () => {
  unsubscribe('fastify.initialization', watch);
  await api.close();
  await services.stop();
});

test('cached routes are also marked as raw responses', () => {
  const urlsOf = (is: 'cached' | 'rawResponse') =>
    routes.flatMap(({ url, config }) => (config?.[is] ? [url] : []));
  const hijacking = urlsOf('rawResponse');
  expect(hijacking).toContain(listStories.url);
  expect(hijacking).toContain(listReplies.url);
  // Pictures are cached by clients only.
  expect(urlsOf('cached').filter((url) => url !== getPicture.url)).toEqual(hijacking);
});
