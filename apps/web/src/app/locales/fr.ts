import { latestForum } from '../../features/forum/locales/latest/fr.ts';
import { guests } from '../../features/guests/locales/fr.ts';
import { landing } from '../../features/landing/locales/fr.ts';
import { latestNews } from '../../features/news/locales/latest/fr.ts';
import { petition } from '../../features/petition/locales/fr.ts';
import { share } from '../../features/share/locales/fr.ts';
import { shell } from '../../features/shell/locales/fr.ts';
import { latestStories } from '../../features/stories/locales/latest/fr.ts';

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
