import { guests } from '../../auth/guest/messages/fr.ts';
import { share } from '../../components/share/messages/fr.ts';
import { latestForum } from '../../features/forum/messages/latest/fr.ts';
import { landing } from '../../features/landing/messages/fr.ts';
import { latestNews } from '../../features/news/messages/latest/fr.ts';
import { petition } from '../../features/petition/messages/fr.ts';
import { latestStories } from '../../features/stories/messages/latest/fr.ts';
import { shell } from '../shell/messages/fr.ts';

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
