// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentReason } from '@kga/contracts/content';
import type { Currency } from '@kga/contracts/core';
import type { ForumCategoryId } from '@kga/contracts/forum';

/** Why a moderator finds an item in the queue: it is a newcomer's first, or readers reported it. */
export type Waits = 'pending' | { readonly reason: ContentReason; readonly note: string };

interface Item {
  /** Key of the member who wrote it. */
  readonly by: string;
  readonly content: string;
  readonly waits?: Waits;
}

export interface Story extends Item {
  readonly game: string;
  readonly title: string;
  readonly loss?: readonly [amount: number, currency: Currency];
  readonly hoursAgo: number;
}

export interface Thread extends Item {
  readonly category: ForumCategoryId;
  readonly title: string;
  readonly hoursAgo: number;
  readonly views: number;
  /** Oldest first, spread over the time since the thread began. */
  readonly replies: readonly (Item & {
    /** Number of the reply that it quotes, from 0. */
    readonly quotes?: number;
  })[];
}

/** A memory of a game of the archive, which is a real one: it claims nothing about the game. */
export interface Memory extends Item {
  /** The name of the game, or its beginning. */
  readonly game: string;
  readonly yearsPlayed?: string;
  readonly hoursAgo: number;
}

/** A game that waits for a moderator; `content` describes it. */
export interface SubmittedGame extends Item {
  readonly name: string;
  readonly developer: string;
  readonly shutdownDate: string;
  readonly shutdownReason: string;
  readonly hoursAgo: number;
}
