// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Live, Step } from './step.ts';

const text = (mark: string, what: string) => ({
  content: `It was bought as ${what} ${mark}, and one day it did not start any more.`,
  language: 'en',
});

const idOf =
  (operation: string) =>
  ({ answer }: Live) => ({ params: { id: answer(operation, 'id') } });

const read = (of: string, ...operations: string[]): Step[] =>
  operations.map((operation) => ({ operation, as: 'nobody', call: idOf(of) }));

const end = (operation: string, of: string): Step => ({
  operation,
  as: 'moderator',
  ends: true,
  call: idOf(of),
});

/** Stories, the forum and what readers do with them. */
const writing: readonly Step[] = [
  {
    operation: 'createStory',
    as: 'moderator',
    call: ({ mark }) => ({
      body: { ...text(mark, 'a story'), gameName: 'The Crew', title: `Gone ${mark}` },
    }),
  },
  ...read('createStory', 'getStory', 'getNextStory'),
  { operation: 'getOwnStory', as: 'moderator', call: idOf('createStory') },
  {
    operation: 'updateStory',
    as: 'moderator',
    call: ({ mark, answer, revision }) => ({
      params: { id: answer('createStory', 'id') },
      body: {
        ...text(mark, 'a story'),
        gameName: 'The Crew',
        title: `Edited ${mark}`,
        revision: revision('getOwnStory'),
      },
    }),
  },
  {
    operation: 'createPost',
    as: 'moderator',
    call: ({ mark }) => ({
      body: { ...text(mark, 'a post'), categoryId: 'legal-rights', title: `Why ${mark}?` },
    }),
  },
  ...read('createPost', 'getPost', 'listReplies', 'streamPost', 'recordPostView'),
  { operation: 'getOwnPost', as: 'moderator', call: idOf('createPost') },
  {
    operation: 'updatePostFollow',
    as: 'member',
    call: ({ answer }) => ({
      params: { id: answer('createPost', 'id') },
      body: { following: true },
    }),
  },
  {
    operation: 'createReply',
    as: 'moderator',
    call: ({ mark, answer }) => ({
      params: { id: answer('createPost', 'id') },
      body: text(mark, 'a reply'),
    }),
  },
  { operation: 'listOwnReplies', as: 'moderator', call: idOf('createPost') },
  {
    operation: 'updatePost',
    as: 'moderator',
    call: ({ mark, answer, revision }) => ({
      params: { id: answer('createPost', 'id') },
      body: {
        content: text(mark, 'another post').content,
        title: `Why not ${mark}?`,
        revision: revision('getOwnPost'),
      },
    }),
  },
  {
    operation: 'updateReply',
    as: 'moderator',
    call: ({ mark, answer, revision }) => ({
      params: { id: answer('createReply', 'id') },
      body: { content: text(mark, 'another reply').content, revision: revision('createReply') },
    }),
  },
  {
    operation: 'unsubscribe',
    as: 'nobody',
    call: async ({ accounts, mail }) => ({
      query: { token: (await mail(accounts.member.email, '/unsubscribe')).token },
    }),
  },
  {
    operation: 'unsubscribeByCode',
    as: 'nobody',
    call: async ({ accounts: { member }, mail }) => ({
      body: { email: member.email, code: (await mail(member.email, '/unsubscribe')).code },
    }),
  },
  {
    operation: 'moderatePost',
    as: 'moderator',
    call: ({ answer }) => ({ params: { id: answer('createPost', 'id') }, body: { pinned: false } }),
  },
  {
    operation: 'updateReaction',
    as: 'member',
    call: ({ answer }) => ({
      params: { kind: 'forum_reply', id: answer('createReply', 'id') },
      body: { helpful: true },
    }),
  },
  {
    operation: 'listReactions',
    as: 'member',
    call: ({ answer }) => ({
      params: { kind: 'forum_reply' },
      query: { ids: answer('createReply', 'id') },
    }),
  },
  {
    operation: 'createReport',
    as: 'member',
    call: ({ answer }) => ({
      body: { kind: 'story', id: answer('createStory', 'id'), reason: 'spam' },
    }),
  },
  { operation: 'listPosts', as: 'nobody', call: () => ({ params: { id: 'legal-rights' } }) },
  {
    operation: 'listUnreadPosts',
    as: 'member',
    call: ({ answer }) => ({ query: { ids: answer('createPost', 'id') } }),
  },
  { operation: 'listStoryGames', as: 'nobody', call: () => ({ query: { q: 'The' } }) },
  {
    operation: 'listSearchHits',
    as: 'nobody',
    call: () => ({ query: { q: 'started', kind: 'story' } }),
  },
  {
    operation: 'getPicture',
    as: 'nobody',
    call: ({ pictureId }) => ({ params: { id: pictureId } }),
  },
  {
    operation: 'getObject',
    as: 'nobody',
    call: ({ objectHash }) => ({ params: { hash: objectHash } }),
  },
  { operation: 'getPostFollow', as: 'member', call: idOf('createPost') },
  {
    operation: 'getShareImage',
    as: 'nobody',
    call: ({ answer }) => ({ params: { kind: 'story', id: answer('createStory', 'id') } }),
  },
];

/** The archive of games. */
const archive: readonly Step[] = [
  {
    operation: 'createGame',
    as: 'member',
    call: ({ mark }) => ({
      body: { name: `Another ${mark}`, developer: 'A studio', shutdownDate: '2020-01-31' },
    }),
  },
  { operation: 'deleteGame', as: 'member', call: idOf('createGame') },
  {
    operation: 'createGame',
    as: 'moderator',
    call: ({ mark }) => ({
      body: { name: `Game ${mark}`, developer: 'A studio', shutdownDate: '2020-01-31' },
    }),
  },
  {
    operation: 'createDecisions',
    as: 'admin',
    call: ({ answer }) => ({
      body: { items: [{ kind: 'game', id: answer('createGame', 'id') }], decision: 'approve' },
    }),
  },
  ...read('createGame', 'getGame', 'listGameChanges', 'listMemories', 'listGameMentions'),
  { operation: 'getOwnGame', as: 'moderator', call: idOf('createGame') },
  { operation: 'getReviewedGame', as: 'admin', call: idOf('createGame') },
  {
    operation: 'updateGame',
    as: 'admin',
    call: ({ answer, revision }) => ({
      params: { id: answer('createGame', 'id') },
      body: {
        name: answer('getReviewedGame', 'name'),
        developer: 'Another studio',
        publisher: null,
        releaseDate: null,
        shutdownDate: '2020-01-31',
        status: 'shut_down',
        genre: null,
        platforms: [],
        description: null,
        shutdownReason: null,
        sources: [],
        revision: revision('getReviewedGame'),
      },
    }),
  },
  {
    operation: 'createCorrection',
    as: 'member',
    call: ({ answer }) => ({
      params: { id: answer('createGame', 'id') },
      body: { facts: { developer: 'A third studio' }, language: 'en' },
    }),
  },
  {
    operation: 'createMemory',
    as: 'moderator',
    call: ({ mark, answer }) => ({
      params: { id: answer('createGame', 'id') },
      body: text(mark, 'a memory'),
    }),
  },
  { operation: 'listOwnMemories', as: 'moderator', call: idOf('createGame') },
  {
    operation: 'updateMemory',
    as: 'moderator',
    call: ({ mark, answer, revision }) => ({
      params: { id: answer('createMemory', 'id') },
      body: { ...text(mark, 'another memory'), revision: revision('createMemory') },
    }),
  },
  { operation: 'getGameLike', as: 'guest', call: idOf('createGame') },
  { operation: 'createGameLike', as: 'guest', call: idOf('createGame') },
  { operation: 'getGameFollow', as: 'member', call: idOf('createGame') },
  {
    operation: 'updateGameFollow',
    as: 'member',
    call: ({ answer }) => ({
      params: { id: answer('createGame', 'id') },
      body: { following: true },
    }),
  },
  { operation: 'deleteGameLike', as: 'guest', ends: true, call: idOf('createGame') },
  {
    operation: 'listSimilarGames',
    as: 'nobody',
    call: ({ mark }) => ({ query: { name: `Game ${mark}` } }),
  },
];

/** Writing, and public reads. */
export const contentSteps: readonly Step[] = [
  ...writing,
  ...archive,
  {
    operation: 'mergeGame',
    as: 'admin',
    ends: true,
    call: ({ answer, otherGame }) => ({
      params: { id: otherGame },
      body: { into: answer('createGame', 'id'), revision: 1 },
    }),
  },
  end('deleteReply', 'createReply'),
  end('deletePost', 'createPost'),
  end('deleteStory', 'createStory'),
  end('deleteMemory', 'createMemory'),
];
