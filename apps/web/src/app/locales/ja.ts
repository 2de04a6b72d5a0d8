import { guests } from '../../features/guests/locales/ja.ts';
import { landing } from '../../features/landing/locales/ja.ts';
import { latestNews } from '../../features/news/locales/latest/ja.ts';
import { petition } from '../../features/petition/locales/ja.ts';
import { share } from '../../features/share/locales/ja.ts';
import { shell } from '../../features/shell/locales/ja.ts';

export const words = { guests, landing, latestNews, petition, share, shell };
