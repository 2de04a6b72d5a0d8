import { admin } from '../../../components/admin-messages/ko.ts';
import { problems } from '../../../components/errors/messages/ko.ts';
import { content } from '../../../content/messages/ko.ts';
import { accounts } from '../../../features/accounts/messages/ko.ts';
import { ownNews } from '../../../features/editorial/messages/ko.ts';
import { feeds } from '../../../features/feeds/messages/ko.ts';
import { home } from '../../../features/home/messages/ko.ts';
import { profile } from '../../../features/profile/messages/ko.ts';
import { people } from '../../../features/users/messages/ko.ts';

/** What only the pages for members say. */
export const words = { accounts, admin, content, feeds, home, ownNews, people, problems, profile };
