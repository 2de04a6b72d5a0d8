import type { Language } from '@kga/contracts';

import { storiesDe } from './de/stories.ts';
import { threadsDe } from './de/threads.ts';
import { storiesEn } from './en/stories.ts';
import { threadsEn } from './en/threads.ts';
import { storiesFr } from './fr/stories.ts';
import { threadsFr } from './fr/threads.ts';
import { storiesJa } from './ja/stories.ts';
import { threadsJa } from './ja/threads.ts';
import { storiesKo } from './ko/stories.ts';
import { threadsKo } from './ko/threads.ts';
import type { Story, Thread } from './texts.ts';
import { storiesZh } from './zh-CN/stories.ts';
import { threadsZh } from './zh-CN/threads.ts';

/** What the members write, by language. All of it is made up, games and people too. */
export const texts: Readonly<
  Record<Language, { readonly stories: readonly Story[]; readonly threads: readonly Thread[] }>
> = {
  en: { stories: storiesEn, threads: threadsEn },
  'zh-CN': { stories: storiesZh, threads: threadsZh },
  fr: { stories: storiesFr, threads: threadsFr },
  de: { stories: storiesDe, threads: threadsDe },
  ja: { stories: storiesJa, threads: threadsJa },
  ko: { stories: storiesKo, threads: threadsKo },
};
