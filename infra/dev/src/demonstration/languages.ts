// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

import { gamesDe, memoriesDe, storiesDe } from './de/stories.ts';
import { threadsDe } from './de/threads.ts';
import { gamesEn, memoriesEn, storiesEn } from './en/stories.ts';
import { threadsEn } from './en/threads.ts';
import { memoriesFr, storiesFr } from './fr/stories.ts';
import { threadsFr } from './fr/threads.ts';
import { memoriesJa, storiesJa } from './ja/stories.ts';
import { threadsJa } from './ja/threads.ts';
import { memoriesKo, storiesKo } from './ko/stories.ts';
import { threadsKo } from './ko/threads.ts';
import type { Memory, Story, SubmittedGame, Thread } from './texts.ts';
import { memoriesZh, storiesZh } from './zh-CN/stories.ts';
import { threadsZh } from './zh-CN/threads.ts';

/** What the members write, by language. All of it is made up, people too, and games but those that are remembered. */
export const texts: Readonly<
  Record<
    Language,
    {
      readonly stories: readonly Story[];
      readonly threads: readonly Thread[];
      readonly memories: readonly Memory[];
      readonly games: readonly SubmittedGame[];
    }
  >
> = {
  en: { stories: storiesEn, threads: threadsEn, memories: memoriesEn, games: gamesEn },
  'zh-CN': { stories: storiesZh, threads: threadsZh, memories: memoriesZh, games: [] },
  fr: { stories: storiesFr, threads: threadsFr, memories: memoriesFr, games: [] },
  de: { stories: storiesDe, threads: threadsDe, memories: memoriesDe, games: gamesDe },
  ja: { stories: storiesJa, threads: threadsJa, memories: memoriesJa, games: [] },
  ko: { stories: storiesKo, threads: threadsKo, memories: memoriesKo, games: [] },
};
