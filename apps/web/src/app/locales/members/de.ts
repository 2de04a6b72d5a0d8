import { accounts } from '../../../features/accounts/locales/de.ts';
import { admin } from '../../../features/admin/locales/de.ts';
import { feeds } from '../../../features/feeds/locales/de.ts';
import { home } from '../../../features/home/locales/de.ts';
import { content } from '../../../features/moderation/locales/content/de.ts';
import { ownNews } from '../../../features/own-news/locales/de.ts';
import { people } from '../../../features/people/locales/de.ts';
import { problems } from '../../../features/problems/locales/de.ts';
import { profile } from '../../../features/profile/locales/de.ts';

/** What only the pages for members say. */
export const words = { accounts, admin, content, feeds, home, ownNews, people, problems, profile };
