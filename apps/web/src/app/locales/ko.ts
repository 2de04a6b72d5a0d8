import { latestForum } from '../../features/forum/locales/latest/ko.ts';
import { guests } from '../../features/guests/locales/ko.ts';
import { landing } from '../../features/landing/locales/ko.ts';
import { latestNews } from '../../features/news/locales/latest/ko.ts';
import { petition } from '../../features/petition/locales/ko.ts';
import { share } from '../../features/share/locales/ko.ts';
import { shell } from '../../features/shell/locales/ko.ts';
import { latestStories } from '../../features/stories/locales/latest/ko.ts';

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
