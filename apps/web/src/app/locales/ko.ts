import { guests } from '../../auth/guest/messages/ko.ts';
import { share } from '../../components/share/messages/ko.ts';
import { latestForum } from '../../features/forum/messages/latest/ko.ts';
import { landing } from '../../features/landing/messages/ko.ts';
import { latestNews } from '../../features/news/messages/latest/ko.ts';
import { petition } from '../../features/petition/messages/ko.ts';
import { latestStories } from '../../features/stories/messages/latest/ko.ts';
import { shell } from '../shell/messages/ko.ts';

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
