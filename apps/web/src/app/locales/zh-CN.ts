import { guests } from '../../auth/guest/messages/zh-CN.ts';
import { share } from '../../components/share/messages/zh-CN.ts';
import { latestForum } from '../../features/forum/messages/latest/zh-CN.ts';
import { landing } from '../../features/landing/messages/zh-CN.ts';
import { latestNews } from '../../features/news/messages/latest/zh-CN.ts';
import { petition } from '../../features/petition/messages/zh-CN.ts';
import { latestStories } from '../../features/stories/messages/latest/zh-CN.ts';
import { shell } from '../shell/messages/zh-CN.ts';

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
