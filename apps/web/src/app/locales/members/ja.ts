import { accounts } from '../../../features/accounts/locales/ja.ts';
import { home } from '../../../features/home/locales/ja.ts';
import { people } from '../../../features/people/locales/ja.ts';
import { problems } from '../../../features/problems/locales/ja.ts';
import { profile } from '../../../features/profile/locales/ja.ts';

/** What only the pages for members say. */
export const words = { accounts, home, people, problems, profile };
