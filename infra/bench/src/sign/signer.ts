import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

import { confirmSignature, createSignature } from '@kga/contracts';
import { type Database, selectSignatureHashes } from '@kga/db';
import { insertTestPetition } from '@kga/db/testing';

import type { Resources } from '../shared/processes.ts';
import { keyRing } from '../shared/product.ts';

const slug = 'bench';

/**
 * Inserts a petition; returns functions that sign it at the api, each time with another address, and one that
 * sends the same form to a server that stores nothing.
 */
export async function createSigner(
  resources: Resources,
  db: Database,
  origins: { api: string; bare: string },
) {
  const petitionId = await insertTestPetition(db, { slug, opened_at: new Date(0) });
  const hashes = await selectSignatureHashes(db, keyRing, petitionId);
  const agent = new Agent({ keepAlive: true });
  resources.defer(() => agent.destroy());
  const send = (origin: string, url: string, body: object) =>
    post(agent, new URL(url.replace(':id', slug), origin), body);

  async function signAs(email: string, origin = origins.api): Promise<void> {
    const signer = { firstName: 'Ada', lastName: 'Lovelace', email, country: 'NL' };
    await send(origin, createSignature.url, signer);
  }

  return {
    sendToBare: () => signAs(newAddress(), origins.bare),
    sign: () => signAs(newAddress()),
    signAndConfirm: async () => {
      const email = newAddress();
      await signAs(email);
      const { id } = await db
        .selectFrom('signature')
        .select('id')
        .where('petition_id', '=', petitionId)
        .where('address_hash', '=', hashes.ofAddress(email))
        .executeTakeFirstOrThrow();
      await send(origins.api, confirmSignature.url, { token: hashes.token('confirm', id) });
    },
  };
}

/** At a domain of its own, because many signatures of one domain are held for review. */
const newAddress = () => `ada@${randomUUID()}.org`;

/** Posts JSON from a network of its own. @throws Error where that is refused */
async function post(agent: Agent, url: URL, body: object): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  request(url, { agent, method: 'POST', headers }, (response) => {
    response.resume().once('end', resolve);
    const { statusCode = 0 } = response;
    if (statusCode >= 300) reject(new Error(`${url.pathname} answered ${statusCode}`));
  })
    .once('error', reject)
    .end(JSON.stringify(body));
  return promise;
}
