import { admin } from '../../../components/admin-messages/fr.ts';
import { problems } from '../../../components/errors/messages/fr.ts';
import { content } from '../../../content/messages/fr.ts';
import { accounts } from '../../../features/accounts/messages/fr.ts';
import { ownNews } from '../../../features/editorial/messages/fr.ts';
import { feeds } from '../../../features/feeds/messages/fr.ts';
import { home } from '../../../features/home/messages/fr.ts';
import { profile } from '../../../features/profile/messages/fr.ts';
import { people } from '../../../features/users/messages/fr.ts';

/** What only the pages for members say. */
export const words = { accounts, admin, content, feeds, home, ownNews, people, problems, profile };
