import { admin } from '../../../components/admin-messages/de.ts';
import { problems } from '../../../components/errors/messages/de.ts';
import { content } from '../../../content/messages/de.ts';
import { accounts } from '../../../features/accounts/messages/de.ts';
import { ownNews } from '../../../features/editorial/messages/de.ts';
import { feeds } from '../../../features/feeds/messages/de.ts';
import { home } from '../../../features/home/messages/de.ts';
import { profile } from '../../../features/profile/messages/de.ts';
import { people } from '../../../features/users/messages/de.ts';

/** What only the pages for members say. */
export const words = { accounts, admin, content, feeds, home, ownNews, people, problems, profile };
