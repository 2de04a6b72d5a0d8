import { accounts } from '../../../features/accounts/locales/ja.ts';
import { admin } from '../../../features/admin/locales/ja.ts';
import { feeds } from '../../../features/feeds/locales/ja.ts';
import { home } from '../../../features/home/locales/ja.ts';
import { content } from '../../../features/moderation/locales/content/ja.ts';
import { ownNews } from '../../../features/own-news/locales/ja.ts';
import { people } from '../../../features/people/locales/ja.ts';
import { problems } from '../../../features/problems/locales/ja.ts';
import { profile } from '../../../features/profile/locales/ja.ts';

/** What only the pages for members say. */
export const words = { accounts, admin, content, feeds, home, ownNews, people, problems, profile };
