import { accounts } from '../../../features/accounts/locales/zh-CN.ts';
import { admin } from '../../../features/admin/locales/zh-CN.ts';
import { feeds } from '../../../features/feeds/locales/zh-CN.ts';
import { home } from '../../../features/home/locales/zh-CN.ts';
import { content } from '../../../features/moderation/locales/content/zh-CN.ts';
import { ownNews } from '../../../features/own-news/locales/zh-CN.ts';
import { people } from '../../../features/people/locales/zh-CN.ts';
import { problems } from '../../../features/problems/locales/zh-CN.ts';
import { profile } from '../../../features/profile/locales/zh-CN.ts';

/** What only the pages for members say. */
export const words = { accounts, admin, content, feeds, home, ownNews, people, problems, profile };
