import { accounts } from '../../../features/accounts/locales/fr.ts';
import { admin } from '../../../features/admin/locales/fr.ts';
import { feeds } from '../../../features/feeds/locales/fr.ts';
import { home } from '../../../features/home/locales/fr.ts';
import { content } from '../../../features/moderation/locales/content/fr.ts';
import { ownNews } from '../../../features/own-news/locales/fr.ts';
import { people } from '../../../features/people/locales/fr.ts';
import { problems } from '../../../features/problems/locales/fr.ts';
import { profile } from '../../../features/profile/locales/fr.ts';

/** What only the pages for members say. */
export const words = { accounts, admin, content, feeds, home, ownNews, people, problems, profile };
