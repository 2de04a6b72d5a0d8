import { guests } from '../../auth/guest/messages/en.ts';
import { share } from '../../components/share/messages/en.ts';
import { latestForum } from '../../features/forum/messages/latest/en.ts';
import { landing } from '../../features/landing/messages/en.ts';
import { latestNews } from '../../features/news/messages/latest/en.ts';
import { petition } from '../../features/petition/messages/en.ts';
import { latestStories } from '../../features/stories/messages/latest/en.ts';
import { shell } from '../shell/messages/en.ts';

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
