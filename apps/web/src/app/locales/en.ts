import { latestForum } from '../../features/forum/locales/latest/en.ts';
import { guests } from '../../features/guests/locales/en.ts';
import { landing } from '../../features/landing/locales/en.ts';
import { latestNews } from '../../features/news/locales/latest/en.ts';
import { petition } from '../../features/petition/locales/en.ts';
import { share } from '../../features/share/locales/en.ts';
import { shell } from '../../features/shell/locales/en.ts';
import { latestStories } from '../../features/stories/locales/latest/en.ts';

export const words = {
  guests,
  landing,
  latestForum,
  latestNews,
  latestStories,
  petition,
  share,
  shell,
} as const;
