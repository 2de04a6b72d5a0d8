// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { getPetitionCountries, listOwnSignatures } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';

import { newMember, setupAgent } from '../../../testing/account-fixture.ts';
import type { Agent } from '../../../testing/agent.ts';
import { exportedBy } from '../../../testing/profile-export-fixture.ts';
import { insertOwnPetition, newSigner, signatureUrl } from '../../../testing/signature-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const stranger = setupAgent(api);

const url = listOwnSignatures.url;

const subscriptionsUrl = (slug: string) => `/api/petitions/${slug}/subscriptions`;

test('a member sees and withdraws what was signed with the verified address', async () => {
  const slug = `p-${randomUUID()}`;
  await insertOwnPetition(api, slug);
  const { account, by: agent } = await newMember(api);
  const { email } = account;
  const signer = { ...newSigner(), email, updates: true };
  await agent.post(signatureUrl(slug), signer);
  await agent.post(signatureUrl(slug), newSigner());
  const listed = (await agent.get(url)).json();
  expect(listed).toMatchObject([
    { petition: { id: slug }, state: 'confirmed', showName: false, updates: true },
  ]);
  const own = `${url}/${listed[0].id}`;
  expect((await stranger.request({ method: 'DELETE', url: own })).statusCode).toBe(404);
  expect((await agent.request({ method: 'DELETE', url: own })).statusCode).toBe(204);
  expect((await agent.get(url)).json()).toEqual([]);
  expect((await agent.request({ method: 'DELETE', url: own })).statusCode).toBe(404);
  const counts = await api.app.inject(getPetitionCountries.url.replace(':id', slug));
  expect(counts.json().signatureCount).toBe(0);
});

test('the download of a member holds what the verified address signed and subscribed to', async () => {
  const slug = `p-${randomUUID()}`;
  await insertOwnPetition(api, slug);
  const { account, by } = await newMember(api);
  const { account: unverified, by: other } = await newMember(api, { verified: false });
  const signer = {
    ...newSigner(),
    email: account.email,
    city: 'Utrecht',
    reason: 'I play it yet.',
  };
  await by.post(signatureUrl(slug), signer);
  await other.post(signatureUrl(slug), { ...newSigner(), email: unverified.email });
  for (const [agent, { email }] of [
    [by, account],
    [other, unverified],
  ] as const) {
    await agent.post(subscriptionsUrl(slug), { email });
  }
  const held = async (agent: Agent) => (await exportedBy(api, agent)).json();
  const { signatures, subscriptions } = await held(by);
  expect(subscriptions).toEqual([
    {
      topic: 'updates',
      region: null,
      notifiedAt: null,
      petition: { id: slug, title: `Petition ${slug}` },
      email: account.email,
      language: 'en',
      createdAt: expect.any(String),
      confirmedAt: null,
    },
  ]);
  const { traces: _, ...asStored } = signer;
  expect(signatures).toEqual([
    {
      ...asStored,
      petition: { id: slug, title: `Petition ${slug}` },
      state: 'confirmed',
      language: 'en',
      showName: false,
      updates: false,
      number: 1,
      source: null,
      createdAt: expect.any(String),
      remindedAt: null,
      confirmedAt: expect.any(String),
    },
  ]);
  expect(await held(other)).toMatchObject({ signatures: [], subscriptions: [] });
});

test('an unverified address shows no signatures', async () => {
  const slug = `p-${randomUUID()}`;
  await insertOwnPetition(api, slug);
  const { account, by: agent } = await newMember(api, { verified: false });
  const { email } = account;
  await agent.post(signatureUrl(slug), { ...newSigner(), email });
  expect((await agent.get(url)).json()).toEqual([]);
});
