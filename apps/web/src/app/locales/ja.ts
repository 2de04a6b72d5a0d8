import { guests } from '../../auth/guest/messages/ja.ts';
import { share } from '../../components/share/messages/ja.ts';
import { latestForum } from '../../features/forum/messages/latest/ja.ts';
import { landing } from '../../features/landing/messages/ja.ts';
import { latestNews } from '../../features/news/messages/latest/ja.ts';
import { petition } from '../../features/petition/messages/ja.ts';
import { latestStories } from '../../features/stories/messages/latest/ja.ts';
import { shell } from '../shell/messages/ja.ts';

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
