// SPDX-License-Identifier: AGPL-3.0-or-later
import { leafOfReceipt } from '@kga/contracts/petitions';

import { type Live, type Step, plain } from './step.ts';

const signer = (mark: string) => `signer-${mark}@example.org`;
const reader = (mark: string) => `reader-${mark}@example.org`;

const ofPetition = ({ petition }: Live) => ({ params: { id: petition } });

const read = (...operations: string[]): Step[] =>
  operations.map((operation) => ({ operation, as: 'nobody', call: ofPetition }));

/** The waiting confirmation of the receipt of this run. */
const leafOf = ({ answer }: Live) =>
  leafOfReceipt(answer('confirmSignature', 'receipt'), 'confirm');

/** Signing a petition, and mails about it. */
const signing: readonly Step[] = [
  {
    operation: 'createSignature',
    as: 'nobody',
    call: (live) => ({
      ...ofPetition(live),
      body: {
        firstName: 'Grace',
        lastName: `Hopper ${live.mark.slice(0, 6)}`,
        email: signer(live.mark),
        country: 'NL',
        showName: true,
        reason: `Because of ${live.mark}`,
        traces: { filledInMs: 20_000 },
      },
    }),
  },
  {
    operation: 'createSubscription',
    as: 'nobody',
    call: (live) => ({ ...ofPetition(live), body: { email: reader(live.mark) } }),
  },
  {
    operation: 'previewSignature',
    as: 'nobody',
    call: async (live) => ({
      ...ofPetition(live),
      body: { token: (await live.mail(signer(live.mark), '/confirm')).token },
    }),
  },
  {
    operation: 'confirmSignature',
    as: 'nobody',
    call: async (live) => ({
      ...ofPetition(live),
      body: { token: (await live.mail(signer(live.mark), '/confirm')).token },
    }),
  },
  {
    operation: 'confirmSubscription',
    as: 'nobody',
    call: async (live) => ({
      ...ofPetition(live),
      body: { token: (await live.mail(reader(live.mark), '/updates')).token },
    }),
  },
  ...read('listSigners', 'getSignatureLog', 'listLogLeaves', 'listCountChanges'),
  {
    operation: 'getLogLeaf',
    as: 'nobody',
    call: async (live) => ({ ...ofPetition(live), query: { leaf: await leafOf(live) } }),
  },
  {
    operation: 'getInclusionProof',
    as: 'nobody',
    call: (live) => ({
      ...ofPetition(live),
      query: {
        leaf: live.leaf,
        size: live.answer('getSignatureLog', 'heads', 0, 'size'),
      },
    }),
  },
  {
    operation: 'getConsistencyProof',
    as: 'nobody',
    call: (live) => {
      const size = live.answer('getSignatureLog', 'heads', 0, 'size');
      return { ...ofPetition(live), query: { first: size, second: size } };
    },
  },
  {
    operation: 'createSignerReport',
    as: 'member',
    call: (live) => ({
      params: { id: live.petition, signer: live.answer('listSigners', 0, 'id') },
      body: { reason: 'spam' },
    }),
  },
];

/** Petitions as everyone reads them. */
export const petitionSteps: readonly Step[] = [
  ...read('getPetition', 'getPetitionCountries', 'listPetitionDays', 'getPetitionHighlights'),
  ...read(
    'getPetitionHistory',
    'getSignatureChallenge',
    'getWidgetImage',
    'streamWidget',
    'getEmbed',
  ),
  { operation: 'getPetitionForecast', as: 'nobody', call: () => ({ params: { id: 'eu' } }) },
  ...plain('nobody', 'getHistory', 'getLatest', 'streamLatest', 'listPetitions'),
  { operation: 'listReasons', as: 'nobody', call: ({ petition }) => ({ query: { petition } }) },
  {
    operation: 'getOembed',
    as: 'nobody',
    call: ({ origin, petition }) => ({ query: { url: `${origin}/petition/${petition}` } }),
  },
  ...signing,
];

/** After what the team does with signatures. */
export const withdrawalSteps: readonly Step[] = [
  {
    operation: 'withdrawSignature',
    as: 'nobody',
    ends: true,
    call: async (live) => ({
      ...ofPetition(live),
      body: { token: (await live.mail(signer(live.mark), '/withdraw')).token },
    }),
  },
];
