import { accounts } from '../../../features/accounts/locales/ko.ts';
import { home } from '../../../features/home/locales/ko.ts';
import { people } from '../../../features/people/locales/ko.ts';
import { problems } from '../../../features/problems/locales/ko.ts';
import { profile } from '../../../features/profile/locales/ko.ts';

/** What only the pages for members say. */
export const words = { accounts, home, people, problems, profile };
