import { accounts } from '../../../features/accounts/locales/en.ts';
import { home } from '../../../features/home/locales/en.ts';
import { people } from '../../../features/people/locales/en.ts';
import { problems } from '../../../features/problems/locales/en.ts';
import { profile } from '../../../features/profile/locales/en.ts';

/** What only the pages for members say. */
export const words = { accounts, home, people, problems, profile } as const;
