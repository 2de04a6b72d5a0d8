// SPDX-License-Identifier: AGPL-3.0-or-later
import * as accounts from '@kga/contracts/accounts';
import * as archive from '@kga/contracts/archive';
import * as userContent from '@kga/contracts/content';
import { type Endpoint, campaign } from '@kga/contracts/core';
import * as forum from '@kga/contracts/forum';
import * as legal from '@kga/contracts/legal';
import * as moderation from '@kga/contracts/moderation';
import * as news from '@kga/contracts/news';
import * as petitions from '@kga/contracts/petitions';
import * as site from '@kga/contracts/site';
import * as stories from '@kga/contracts/stories';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { type Caller, callers, roleTable } from '../../testing/role-table.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp({ settings: { PUBLIC_ORIGIN: 'https://kga.test' } });

const operation = z.looseObject({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(
    z.string(),
    z.object({ content: z.record(z.string(), z.looseObject({})).optional() }).loose(),
  ),
});
const document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const read = async () => document.parse((await api.app.inject('/api/openapi.json')).json());

test('names the callers of every operation as the scopes admit them', async () => {
  const { paths } = await read();
  const credentials: Readonly<Record<Caller, readonly string[]>> = {
    nobody: [],
    guest: ['guestCookie', 'guestId'],
    member: ['session'],
    suspended: ['session'],
    counsel: ['session', 'counsel'],
    moderator: ['session', 'moderator'],
    admin: ['session', 'moderator', 'admin'],
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      route: `${method.toUpperCase()} ${path.replaceAll(/{(\w+)}/g, ':$1')}`,
      security,
    })),
  );
  expect(operations.length).toBeGreaterThan(80);
  // A suspension is no credential.
  const compared = callers.filter((caller) => caller !== 'suspended');
  for (const { route, security } of operations) {
    const admitted = compared.filter(
      (caller) =>
        security.length === 0 ||
        security.some((all) => Object.keys(all).every((one) => credentials[caller].includes(one))),
    );
    const allowed = compared.filter((caller) => roleTable[route]?.[caller] === 'yes');
    expect(admitted, route).toEqual(allowed);
  }
});

test('names the cookies that browsers are sent', async () => {
  const schemes = (await read())['components'];
  expect(schemes).toMatchObject({
    securitySchemes: {
      session: { in: 'cookie', name: '__Host-kga_session' },
      guestCookie: { in: 'cookie', name: '__Host-kga_guest' },
      guestId: { in: 'header', name: accounts.guestHeader },
    },
  });
});

test('lists no schema that nothing refers to', async () => {
  const text = JSON.stringify(await read());
  const { components } = z
    .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
    .parse(JSON.parse(text));
  const names = Object.keys(components.schemas);
  expect(names).toContain('Problem');
  expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
});

test('names every response of a route', async () => {
  const { paths } = await read();
  const statusesOf = (path: string, method: string) =>
    Object.keys(paths[path]?.[method]?.responses ?? {}).join(' ');
  const base = `/api/${campaign.slug}`;
  expect(statusesOf('/api/health/live', 'get')).toBe('200 400 408 414 417 431 500');
  expect(statusesOf('/api/health/ready', 'get')).toBe('200 400 408 414 417 431 500 503');
  expect(statusesOf(`${base}/latest`, 'get')).toBe('200 304 400 408 414 417 431 500 503');
  expect(statusesOf(`${base}/stream`, 'get')).toBe('200 400 408 414 417 429 431 500 503');
  expect(statusesOf('/api/auth/register', 'post')).toBe(
    '201 400 403 408 409 413 414 415 417 422 429 431 500 503',
  );
  expect(statusesOf('/api/auth/password/forgot', 'post')).toBe(
    '202 400 403 408 413 414 415 417 429 431 500 503',
  );
});

test.each([
  '/api/share-images/{kind}/{id}',
  '/api/objects/{hash}',
  '/api/pictures/{id}',
  '/api/archive/games.json',
  '/api/archive/games.csv',
  '/api/legal/documents/{id}.pdf',
  '/api/legal/documents/{id}.docx',
])('%s is known to answer that a copy is still the same', async (path) => {
  const { paths } = await read();
  expect(Object.keys(paths[path]?.['get']?.responses ?? {})).toContain('304');
});

test('names the refusals that every write can get', async () => {
  const { paths } = await read();
  const without = Object.values(paths).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, { operationId, responses }]) =>
      method === 'get' || '403' in responses ? [] : [operationId],
    ),
  );
  expect(without).toEqual([]);
});

test('names the refusals of bodies wherever one is read', async () => {
  const { paths } = await read();
  const without = (status: string) =>
    Object.values(paths).flatMap((methods) =>
      Object.entries(methods).flatMap(([method, { operationId, responses }]) =>
        method === 'get' || status in responses ? [] : [operationId],
      ),
    );
  expect(without('413')).toEqual([]);
  expect(without('415')).toEqual([]);
});

test('an operation without a body refuses other types and long bodies too', async () => {
  const send = (type: string, payload: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { 'content-type': type },
      payload,
    });
  expect((await send('text/xml', '<a/>')).statusCode).toBe(415);
  const long = JSON.stringify('x'.repeat(70_000));
  expect((await send('application/json', long)).statusCode).toBe(413);
});

test('names responses without a body, and headers that are read', async () => {
  const { paths } = await read();
  const accepted = paths['/api/auth/password/forgot']?.['post']?.responses['202'];
  expect(accepted?.content).toBeUndefined();
  const done = paths['/api/auth/password/reset']?.['post']?.responses['204'];
  expect(done?.content).toBeUndefined();
  expect(paths['/api/auth/register']?.['post']?.['parameters']).toEqual([
    expect.objectContaining({ in: 'header', name: 'idempotency-key', required: false }),
  ]);
});

test('describes uploads as files, with the header of their name', async () => {
  const { paths } = await read();
  const [file, picture] = ['/api/legal/attachments', '/api/pictures'].map(
    (path) => paths[path]?.['post'],
  );
  for (const upload of [file, picture]) {
    expect(upload).toMatchObject({
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
    });
  }
  expect(file?.['parameters']).toEqual([
    expect.objectContaining({ in: 'header', name: 'x-file-name', required: true }),
  ]);
});

const isEndpoint = (value: unknown): value is Pick<Endpoint, 'schema'> =>
  typeof value === 'object' && value !== null && 'schema' in value && 'method' in value;

const isMark = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'get' in value && isEndpoint(value.get);

test('contains all operations of the contracts', async () => {
  const { paths } = await read();
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  const domains = [
    accounts,
    archive,
    userContent,
    forum,
    legal,
    moderation,
    news,
    petitions,
    site,
    stories,
  ];
  const contracted: string[] = domains
    .flatMap<unknown>((domain) => Object.values(domain))
    // Those of a mark are one export.
    .flatMap<unknown>((each) => (isMark(each) ? Object.values(each) : [each]))
    .flatMap((each) => (isEndpoint(each) ? [each.schema.operationId] : []));
  expect(ids.toSorted()).toEqual(contracted.toSorted());
});

test('errors are problems, the stream is a stream', async () => {
  const { paths } = await read();
  for (const methods of Object.values(paths)) {
    for (const { responses } of Object.values(methods)) {
      for (const [status, { content }] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        expect(Object.keys(content ?? {})).toEqual(['application/problem+json']);
      }
    }
  }
  const stream = paths[`/api/${campaign.slug}/stream`]?.['get']?.responses['200'];
  expect(Object.keys(stream?.content ?? {})).toEqual(['text/event-stream']);
});

test('is cacheable', async () => {
  const { headers } = await api.app.inject('/api/openapi.json');
  expect(headers['cache-control']).toContain('public');
  const response = await api.app.inject({
    url: '/api/openapi.json',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(response.statusCode).toBe(304);
});

test.each(['/api/docs', '/api/docs/'])('%s shows it under a strict policy', async (url) => {
  const response = await api.app.inject(url);
  expect(response.statusCode).toBe(200);
  const policy = String(response.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  expect(response.body).not.toMatch(/<script>|<script(?![^>]* src=)/);
  const sources = [...response.body.matchAll(/src="([^"]+)"/g)].map((match) => match[1] ?? '');
  const assets = await Promise.all(
    sources.map((source) => api.app.inject(new URL(source, `http://localhost${url}`).pathname)),
  );
  expect(assets.map((asset) => asset.statusCode)).toEqual(sources.map(() => 200));
});

test.each([
  '/api/docs/json',
  '/api/docs/%6Ason',
  '/api/docs/yaml?x',
  '/api/docs/static',
  '/api/docs/static/',
  '/api/docs/static/index.html',
  '/api/docs/static/?x=%zz',
])('%s is not a second URL of it', async (url) => {
  const response = await api.app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'not_found' });
});

test('the page’s scripts are compressed', async () => {
  const response = await api.app.inject({
    url: '/api/docs/static/swagger-ui-bundle.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.headers['content-encoding']).toBe('br');
  expect(response.headers.vary).toContain('accept-encoding');
});
