import { latestForum } from '../../features/forum/locales/latest/zh-CN.ts';
import { guests } from '../../features/guests/locales/zh-CN.ts';
import { landing } from '../../features/landing/locales/zh-CN.ts';
import { latestNews } from '../../features/news/locales/latest/zh-CN.ts';
import { petition } from '../../features/petition/locales/zh-CN.ts';
import { share } from '../../features/share/locales/zh-CN.ts';
import { shell } from '../../features/shell/locales/zh-CN.ts';
import { latestStories } from '../../features/stories/locales/latest/zh-CN.ts';

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
