import type { ContentReason, Currency, ForumCategoryId } from '@kga/contracts';

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

/** What the members of one language write. All of it is made up, games and people too. */
export interface Texts {
  /** Names by key. Each is shown with `mark`, so that readers see that it is a demonstration. */
  readonly members: Readonly<Record<string, string>>;
  readonly mark: string;
  readonly stories: readonly Story[];
  readonly threads: readonly Thread[];
}
