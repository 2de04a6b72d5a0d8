import { admin } from '../../../components/admin-messages/zh-CN.ts';
import { problems } from '../../../components/errors/messages/zh-CN.ts';
import { content } from '../../../content/messages/zh-CN.ts';
import { accounts } from '../../../features/accounts/messages/zh-CN.ts';
import { ownNews } from '../../../features/editorial/messages/zh-CN.ts';
import { feeds } from '../../../features/feeds/messages/zh-CN.ts';
import { home } from '../../../features/home/messages/zh-CN.ts';
import { profile } from '../../../features/profile/messages/zh-CN.ts';
import { people } from '../../../features/users/messages/zh-CN.ts';

/** What only the pages for members say. */
export const words = { accounts, admin, content, feeds, home, ownNews, people, problems, profile };
