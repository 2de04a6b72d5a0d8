import { latestForum } from '../../features/forum/locales/latest/ja.ts';
import { guests } from '../../features/guests/locales/ja.ts';
import { landing } from '../../features/landing/locales/ja.ts';
import { latestNews } from '../../features/news/locales/latest/ja.ts';
import { petition } from '../../features/petition/locales/ja.ts';
import { share } from '../../features/share/locales/ja.ts';
import { shell } from '../../features/shell/locales/ja.ts';
import { latestStories } from '../../features/stories/locales/latest/ja.ts';

export const words = {
  guests,
  landing,
  latestForum,
  latestNews,
  latestStories,
  petition,
  share,
  shell,
};
