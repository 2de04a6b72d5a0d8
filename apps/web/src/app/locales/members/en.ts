import { admin } from '../../../components/admin-messages/en.ts';
import { problems } from '../../../components/errors/messages/en.ts';
import { content } from '../../../content/messages/en.ts';
import { accounts } from '../../../features/accounts/messages/en.ts';
import { ownNews } from '../../../features/editorial/messages/en.ts';
import { feeds } from '../../../features/feeds/messages/en.ts';
import { home } from '../../../features/home/messages/en.ts';
import { profile } from '../../../features/profile/messages/en.ts';
import { people } from '../../../features/users/messages/en.ts';

/** What only the pages for members say. */
export const words = {
  accounts,
  admin,
  content,
  feeds,
  home,
  ownNews,
  people,
  problems,
  profile,
} as const;
