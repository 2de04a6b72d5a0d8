import { admin } from '../../../components/admin-messages/ja.ts';
import { problems } from '../../../components/errors/messages/ja.ts';
import { content } from '../../../content/messages/ja.ts';
import { accounts } from '../../../features/accounts/messages/ja.ts';
import { ownNews } from '../../../features/editorial/messages/ja.ts';
import { feeds } from '../../../features/feeds/messages/ja.ts';
import { home } from '../../../features/home/messages/ja.ts';
import { profile } from '../../../features/profile/messages/ja.ts';
import { people } from '../../../features/users/messages/ja.ts';

/** What only the pages for members say. */
export const words = { accounts, admin, content, feeds, home, ownNews, people, problems, profile };
