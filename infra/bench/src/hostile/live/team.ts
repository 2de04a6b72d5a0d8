// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Live, type Step, plain } from './step.ts';
import { petitionSteps } from './team-petitions.ts';

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
export const teamSteps: readonly Step[] = [...petitionSteps, ...news, ...people];
