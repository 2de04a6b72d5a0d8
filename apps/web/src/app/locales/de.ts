import { latestForum } from '../../features/forum/locales/latest/de.ts';
import { guests } from '../../features/guests/locales/de.ts';
import { landing } from '../../features/landing/locales/de.ts';
import { latestNews } from '../../features/news/locales/latest/de.ts';
import { petition } from '../../features/petition/locales/de.ts';
import { share } from '../../features/share/locales/de.ts';
import { shell } from '../../features/shell/locales/de.ts';
import { latestStories } from '../../features/stories/locales/latest/de.ts';

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
