// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Memory, OwnMemory } from '@kga/contracts/archive';

import { type MockHandlers, listPage, refusal } from '../../../testing/mock-api.ts';
import { game, memoryOf } from './game-fixture.ts';

const waits = { status: 'pending', held: null, reason: null, note: null, revision: 1 } as const;

/** Answers of an api with these memories, to which the visitor adds those that wait for a moderator. */
export function memoriesApi(published: readonly Memory[] = []): MockHandlers {
  let own: OwnMemory[] = [];
  return {
    getGame: () => ({ ...game, memoryCount: published.length }),
    listMemories: ({ query: { at, sort } }) => {
      const shown = published.filter(({ id }) => at === undefined || id === at);
      return listPage(sort === 'newest' ? shown : shown.toSorted((a, b) => b.helpful - a.helpful));
    },
    listOwnMemories: () => own,
    listReactions: ({ query: { ids } }) =>
      published
        .filter(({ id }) => ids.includes(id))
        .map(({ id, helpful }) => ({ id, helpful, own: false })),
    createMemory: ({ body: { content, yearsPlayed = null } }) => {
      const memory = { ...memoryOf(9, content), yearsPlayed, ...waits };
      own = [memory];
      return memory;
    },
    updateMemory: ({ params, body: { content = '' } }) => {
      own = own.map((memory) => (memory.id === params.id ? { ...memory, content } : memory));
      return own[0] ?? refusal('not_found');
    },
    deleteMemory: ({ params }) => {
      own = own.filter(({ id }) => id !== params.id);
      return undefined;
    },
  };
}
