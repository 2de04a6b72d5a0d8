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

const version = (title: string) => ({
  title,
  excerpt: '',
  body: 'What the **Commission** answered.',
  imageAlt: '',
  status: 'draft',
});

const article = ({ answer }: Live) => ({ params: { id: answer('createOwnArticle', 'id') } });

const feed = ({ answer }: Live) => ({ params: { id: answer('createFeed', 'id') } });

const member = ({ accounts }: Live) => ({ params: { id: accounts.member.id } });

const today = () => new Date().toISOString().slice(0, 10);

const format = {
  file: 'csv',
  columns: ['lastName'],
  language: 'en',
  delimiter: ',',
  paper: 'A4',
};

const petitions: readonly Step[] = [
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

const news: readonly Step[] = [
  ...plain('admin', 'listOwnArticles', 'listHiddenArticles', 'listFeeds', 'exportFeeds'),
  {
    operation: 'createOwnArticle',
    as: 'admin',
    call: ({ mark }) => ({
      body: { category: 'policy', language: 'en', version: version(`News ${mark}`) },
    }),
  },
  { operation: 'getOwnArticle', as: 'admin', call: article },
  {
    operation: 'updateOwnArticle',
    as: 'admin',
    call: (live) => ({ ...article(live), body: { category: 'industry' } }),
  },
  {
    operation: 'updateArticleVersion',
    as: 'admin',
    call: ({ answer, mark }) => ({
      params: { id: answer('createOwnArticle', 'id'), language: 'fr' },
      body: { ...version(`Actu ${mark}`), revision: null },
    }),
  },
  {
    operation: 'deleteArticleVersion',
    as: 'admin',
    call: ({ answer }) => ({ params: { id: answer('createOwnArticle', 'id'), language: 'fr' } }),
  },
  {
    operation: 'updateArticleHidden',
    as: 'admin',
    call: ({ aggregated }) => ({
      params: { id: aggregated },
      body: { hidden: true, reason: 'Not ours.' },
    }),
  },
  { operation: 'getNewsArticle', as: 'nobody', call: ({ article: id }) => ({ params: { id } }) },
  { operation: 'previewArticle', as: 'admin', call: () => ({ body: { body: 'A **text**.' } }) },
  {
    operation: 'createFeed',
    as: 'admin',
    call: ({ mark }) => ({
      body: {
        url: `https://${mark}.test/feed`,
        name: 'A paper',
        siteUrl: 'https://paper.test/',
        language: 'en',
        category: 'industry',
        rules: [],
        enabled: true,
      },
    }),
  },
  {
    operation: 'updateFeed',
    as: 'admin',
    call: (live) => ({ ...feed(live), body: { name: 'Another paper' } }),
  },
  ...['listFeedErrors', 'pollFeed'].map((operation): Step => ({
    operation,
    as: 'admin',
    call: feed,
  })),
  {
    operation: 'importFeeds',
    as: 'admin',
    call: ({ mark }) => ({
      body: {
        opml: `<opml version="2.0"><body><outline type="rss" text="x" xmlUrl="https://${mark}.example.org/"/></body></opml>`,
        language: 'en',
        category: 'industry',
      },
    }),
  },
  {
    operation: 'createFeedPreview',
    as: 'admin',
    call: () => ({ body: { address: 'https://127.0.0.1/feed' } }),
  },
  {
    operation: 'getFeedPreview',
    as: 'admin',
    call: ({ answer }) => ({ params: { id: answer('createFeedPreview', 'id') } }),
  },
  { operation: 'deleteFeed', as: 'admin', ends: true, call: feed },
  { operation: 'deleteOwnArticle', as: 'admin', ends: true, call: article },
];

const people: readonly Step[] = [
  ...plain('moderator', 'listModerationCases', 'listMarkBursts', 'listGamesToCheck'),
  ...plain('moderator', 'listDisplayNameReviews', 'listAuditEntries'),
  ...plain('admin', 'exportAuditLog', 'listUsers'),
  { operation: 'listUserEvents', as: 'admin', call: member },
  {
    operation: 'listEdits',
    as: 'moderator',
    call: ({ answer }) => ({ params: { kind: 'story', id: answer('createStory', 'id') } }),
  },
  {
    operation: 'decideMarkBurst',
    as: 'moderator',
    call: () => ({
      body: {
        mark: 'letter_written',
        kind: null,
        id: 'DE',
        last: new Date().toISOString(),
        decision: 'accept',
      },
    }),
  },
  {
    operation: 'undoDecision',
    as: 'admin',
    ends: true,
    call: ({ answer }) => ({
      params: { id: answer('createDecisions', 'decided', 0, 'decisionId') },
    }),
  },
  {
    operation: 'resetDisplayName',
    as: 'moderator',
    ends: true,
    call: (live) => ({ ...member(live), body: { reason: 'Not a name.' } }),
  },
  {
    operation: 'suspendUser',
    as: 'admin',
    ends: true,
    call: (live) => ({ ...member(live), body: { reason: 'Spam' } }),
  },
  { operation: 'restoreUser', as: 'admin', ends: true, call: member },
  {
    operation: 'changeRole',
    as: 'admin',
    ends: true,
    call: (live) => ({ ...member(live), body: { role: 'member' } }),
  },
];

/** What moderators, counsel and admins do. */
export const teamSteps: readonly Step[] = [...petitions, ...news, ...people];
