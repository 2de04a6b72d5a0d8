import { accounts } from '../../../features/accounts/locales/ko.ts';
import { admin } from '../../../features/admin/locales/ko.ts';
import { feeds } from '../../../features/feeds/locales/ko.ts';
import { home } from '../../../features/home/locales/ko.ts';
import { content } from '../../../features/moderation/locales/content/ko.ts';
import { ownNews } from '../../../features/own-news/locales/ko.ts';
import { people } from '../../../features/people/locales/ko.ts';
import { problems } from '../../../features/problems/locales/ko.ts';
import { profile } from '../../../features/profile/locales/ko.ts';

/** What only the pages for members say. */
export const words = { accounts, admin, content, feeds, home, ownNews, people, problems, profile };
