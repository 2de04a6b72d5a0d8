import { accounts } from '../../../features/accounts/locales/en.ts';
import { admin } from '../../../features/admin/locales/en.ts';
import { feeds } from '../../../features/feeds/locales/en.ts';
import { home } from '../../../features/home/locales/en.ts';
import { content } from '../../../features/moderation/locales/content/en.ts';
import { ownNews } from '../../../features/own-news/locales/en.ts';
import { people } from '../../../features/people/locales/en.ts';
import { problems } from '../../../features/problems/locales/en.ts';
import { profile } from '../../../features/profile/locales/en.ts';

/** What only the pages for members say. */
export const words = {
  accounts,
  admin,
  content,
  feeds,
  home,
  ownNews,
  people,
  problems,
  profile,
} as const;
