// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

import { exportJWK, generateKeyPair } from 'jose';
import {
  type AdapterFactory,
  type AdapterPayload,
  type Configuration,
  Provider,
} from 'oidc-provider';
import { z } from 'zod';

import { freePort } from '../services/ports.ts';
import { createFaults, misbehave } from './faults.ts';
import { type Person, answerInteraction, claimsOf, githubApi } from './people.ts';

export type ProviderOptions = {
  name: string;
  /** Redirect URI of the client. */
  callback: string;
  configuration: Configuration;
  authMethod: 'client_secret_basic' | 'client_secret_post';
};

/** Credentials of the only client. */
export const client = { id: 'keep-games-alive', secret: 'a secret of the stand-in provider' };

const tokenAnswer = z.looseObject({ id_token: z.string() });

const configurationOf = (
  options: ProviderOptions,
  port: number,
  people: ReadonlyMap<string, Person>,
): Configuration => ({
  ...options.configuration,
  adapter: createMemory(),
  clients: [
    {
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: [options.callback],
      token_endpoint_auth_method: options.authMethod,
    },
  ],
  cookies: {
    // Cookies are shared by all ports of a host.
    names: Object.fromEntries(
      ['session', 'interaction', 'resume'].map((name) => [name, `${name}_${port}`]),
    ),
    keys: ['loopback'],
  },
  features: { ...options.configuration.features, devInteractions: { enabled: false } },
  findAccount: (_context, sub) => {
    const person = people.get(sub);
    return person && { accountId: sub, claims: () => claimsOf(person) };
  },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client?.clientId,
      accountId: oidc.session?.accountId,
    });
    grant.addOIDCScope(z.string().parse(oidc.params?.['scope']));
    await grant.save();
    return grant;
  },
  pkce: { required: () => true },
  ttl: Object.fromEntries(
    ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'Session'].map(
      (name) => [name, 600],
    ),
  ),
});

/** Starts a real OpenID provider on a free loopback port, where everyone can choose who they are. */
export async function startProvider(options: ProviderOptions) {
  const people = new Map<string, Person>();
  const [pair, otherPair] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256'),
  ]);
  const faults = createFaults(pair.privateKey, otherPair.privateKey);
  const server = createServer();
  const port = await freePort();
  const listen = async (): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    ...configurationOf(options, port, people),
    jwks: {
      keys: [{ ...(await exportJWK(pair.privateKey)), kid: 'one', alg: 'RS256', use: 'sig' }],
    },
  });
  provider.use(async (context, next) => {
    await next();
    const answer = tokenAnswer.safeParse(context.body);
    if (answer.success) {
      context.body = { ...answer.data, id_token: await faults.spoiled(answer.data.id_token) };
    }
  });

  const answerProtocol = provider.callback();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname.startsWith('/interaction/')) {
      return answerInteraction(provider, options.name, people, request, response);
    }
    const apiAnswer = githubApi[pathname];
    if (!apiAnswer) return answerProtocol(request, response);
    const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const token = await provider.AccessToken.find(bearer);
    const person = token && people.get(token.accountId);
    response.writeHead(person ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(person ? apiAnswer(person) : { message: 'Bad credentials' }));
  };
  const requests: string[] = [];
  server.on('request', (request, response) => {
    requests.push(new URL(request.url ?? '/', issuer).pathname);
    const fault = faults.faultOf(request);
    if (fault) misbehave(fault, response);
    else answer(request, response).catch(() => response.destroy());
  });
  await listen();
  return {
    issuer,
    faults,
    /** Paths of all requests so far. */
    requests,
    /** Stops it; `comeBack` starts it again at the same URL. */
    leave: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    comeBack: listen,
  };
}

/** In-memory storage of a provider; the one of the library prints a warning. */
function createMemory(): AdapterFactory {
  const rows = new Map<string, AdapterPayload>();
  return (model) => ({
    upsert: async (id, payload) => void rows.set(`${model}:${id}`, payload),
    find: async (id) => rows.get(`${model}:${id}`),
    findByUid: async (uid) =>
      [...rows].find(([key, row]) => key.startsWith(`${model}:`) && row.uid === uid)?.[1],
    // Only of the device flow, which is off.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const row = rows.get(`${model}:${id}`);
      if (row) row.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void rows.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
    },
  });
}
