import { guests } from '../../auth/guest/messages/de.ts';
import { share } from '../../components/share/messages/de.ts';
import { latestForum } from '../../features/forum/messages/latest/de.ts';
import { landing } from '../../features/landing/messages/de.ts';
import { latestNews } from '../../features/news/messages/latest/de.ts';
import { petition } from '../../features/petition/messages/de.ts';
import { latestStories } from '../../features/stories/messages/latest/de.ts';
import { shell } from '../shell/messages/de.ts';

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
