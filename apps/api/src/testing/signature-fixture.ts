// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import * as contracts from '@kga/contracts/petitions';
import { selectSignatureHashes } from '@kga/db/petitions';
import { insertTestPetition } from '@kga/db/testing';
import { createKeyRing } from '@kga/server/crypto';

import { outboxMails } from './account-fixture.ts';
import { newAddress } from './agent.ts';
import type { TestApp } from './test-app.ts';

/** An own petition that collects. */
export const insertOwnPetition = ({ db }: Pick<TestApp, 'db'>, slug: string): Promise<string> =>
  insertTestPetition(db, {
    slug,
    title: `Petition ${slug}`,
    goal: 1_000,
    opened_at: new Date('2026-01-01'),
  });

/** A signer with a mailbox of their own, who fills in the form by hand. */
export const newSigner = () => ({
  firstName: 'Wilhelmina',
  lastName: 'Quisthoudt',
  email: `Wilhelmina.${randomUUID()}@mail.kga.test`,
  country: 'NL',
  traces: { filledInMs: 20_000 },
});

/** An address whose further forms are held where they do not say in what time they were filled in. */
export async function crowdedAddress({ app }: Pick<TestApp, 'app'>, slug: string): Promise<string> {
  const remoteAddress = newAddress();
  const url = signatureUrl(slug);
  for (let sent = 0; sent < 3; sent += 1) {
    await app.inject({ method: 'POST', url, payload: newSigner(), remoteAddress });
  }
  return remoteAddress;
}

export const signatureUrl = (
  slug: string,
  rest: '' | '/preview' | '/confirm' | '/updates' | '/withdraw' = '',
) => contracts.createSignature.url.replace(':id', slug) + rest;

/** What the mails to the signers of a petition hold, the newest last, by the ids of signatures. */
export async function signatureMails({ db, config }: Pick<TestApp, 'db' | 'config'>, id: string) {
  const ring = createKeyRing(config.encryptionKeys);
  const hashes = await selectSignatureHashes(db, ring, id);
  return (await outboxMails(db)).flatMap((mail) => {
    if (mail.about !== 'signature') return [];
    const { signatureId, occasion } = mail;
    return [
      {
        signatureId,
        occasion,
        confirm: hashes.token('confirm', signatureId),
        withdraw: hashes.token('withdraw', signatureId),
        code: hashes.code(signatureId),
      },
    ];
  });
}
