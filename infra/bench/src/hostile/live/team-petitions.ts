// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Live, type Step, plain } from './step.ts';

const source = 'https://example.org/source';

/** A petition that an admin edits, beside the one that is signed. */
const edited = (mark: string) => `p-${mark.slice(0, 12)}`;

const ofEdited = ({ mark }: Live) => ({ params: { id: edited(mark) } });

const draftOf = (mark: string) => ({
  region: 'NZ',
  title: `Keep games playable ${mark}`,
  addressee: 'Parliament',
  text: 'We ask for a law.',
  answer: null,
  reference: '',
  language: 'en',
  translations: {},
  target: 1_000,
  closes: null,
  signers: null,
  officialUrl: null,
  milestones: [],
  areas: [],
  areasNeeded: null,
  signUrl: null,
  sources: [],
});

const today = () => new Date().toISOString().slice(0, 10);

const format = {
  file: 'csv',
  columns: ['lastName'],
  language: 'en',
  delimiter: ',',
  paper: 'A4',
};

/** What admins do about petitions. */
export const petitionSteps: readonly Step[] = [
  ...plain('admin', 'listManagedPetitions'),
  {
    operation: 'createPetition',
    as: 'admin',
    call: ({ mark }) => ({ body: { ...draftOf(mark), id: edited(mark), kind: 'own' } }),
  },
  { operation: 'getManagedPetition', as: 'admin', call: ofEdited },
  {
    operation: 'updatePetition',
    as: 'admin',
    call: (live) => ({
      ...ofEdited(live),
      body: { ...draftOf(live.mark), revision: live.revision('getManagedPetition') },
    }),
  },
  {
    operation: 'actOnPetition',
    as: 'admin',
    call: (live) => ({
      ...ofEdited(live),
      body: { action: 'open', date: today(), sourceUrl: source },
    }),
  },
  {
    operation: 'createPetitionEvent',
    as: 'admin',
    call: (live) => ({
      ...ofEdited(live),
      body: { kind: 'debated', date: '2026-06-01', sourceUrl: source },
    }),
  },
  {
    operation: 'deletePetitionEvent',
    as: 'admin',
    call: ({ mark }) => ({ params: { id: edited(mark), kind: 'debated', date: '2026-06-01' } }),
  },
  {
    operation: 'createPetitionUpdate',
    as: 'admin',
    call: (live) => ({
      ...ofEdited(live),
      body: { title: 'News', content: 'It goes on.', language: 'en' },
    }),
  },
  {
    operation: 'correctPetitionUpdate',
    as: 'admin',
    call: ({ mark, answer }) => ({
      params: { id: edited(mark), updateId: answer('createPetitionUpdate', 'updates', 0, 'id') },
      body: { title: 'News', content: 'It goes on, still.', language: 'en' },
    }),
  },
  {
    operation: 'deletePetitionUpdate',
    as: 'admin',
    call: ({ mark, answer }) => ({
      params: { id: edited(mark), updateId: answer('createPetitionUpdate', 'updates', 0, 'id') },
    }),
  },
  {
    operation: 'createPetitionFigure',
    as: 'admin',
    call: ({ officialPetition }) => ({
      params: { id: officialPetition },
      body: { signatureCount: 12, atLeast: false, date: '2026-06-01', sourceUrl: source },
    }),
  },
  {
    operation: 'createSignatureExport',
    as: 'admin',
    call: ({ closedPetition }) => ({
      params: { id: closedPetition },
      body: { format, purpose: 'To the addressee', recipientKey: null },
    }),
  },
  {
    operation: 'listSignatureExports',
    as: 'admin',
    call: ({ closedPetition }) => ({ params: { id: closedPetition } }),
  },
  {
    operation: 'downloadSignatureExport',
    as: 'admin',
    call: ({ closedPetition, answer }) => ({
      params: { id: closedPetition, exportId: answer('createSignatureExport', 'id') },
    }),
  },
  ...plain('admin', 'listHeldBatches', 'listReadings'),
  ...plain('moderator', 'listReportedNames'),
  {
    operation: 'decideReportedName',
    as: 'moderator',
    ends: true,
    call: ({ petition, answer }) => ({
      body: { petition, id: answer('listReportedNames', 'names', 0, 'id'), decision: 'approve' },
    }),
  },
  {
    operation: 'holdSignatures',
    as: 'admin',
    ends: true,
    call: ({ petition }) => ({
      body: {
        petition,
        from: new Date(Date.now() - 3_600_000).toISOString(),
        to: new Date().toISOString(),
        note: 'A test of holds.',
      },
    }),
  },
  { operation: 'listHeldBatches', as: 'admin', ends: true },
  {
    operation: 'listHeldSignatures',
    as: 'admin',
    ends: true,
    call: ({ petition, answer }) => ({
      params: { petition, batch: answer('listHeldBatches', 'batches', 0, 'id') },
    }),
  },
  {
    operation: 'decideSignatures',
    as: 'admin',
    ends: true,
    call: ({ petition, answer }) => ({
      body: {
        petition,
        batch: answer('listHeldBatches', 'batches', 0, 'id'),
        last: new Date().toISOString(),
        decision: 'accept',
        note: 'They are people.',
      },
    }),
  },
  {
    operation: 'hideSignerName',
    as: 'admin',
    ends: true,
    call: ({ petition, mark }) => ({
      body: { petition, name: `Grace Hopper ${mark.slice(0, 6)}`, note: 'Asked for it.' },
    }),
  },
];
