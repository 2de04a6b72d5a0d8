import { guests } from '../../features/guests/locales/zh-CN.ts';
import { landing } from '../../features/landing/locales/zh-CN.ts';
import { latestNews } from '../../features/news/locales/latest/zh-CN.ts';
import { petition } from '../../features/petition/locales/zh-CN.ts';
import { share } from '../../features/share/locales/zh-CN.ts';
import { shell } from '../../features/shell/locales/zh-CN.ts';

export const words = { guests, landing, latestNews, petition, share, shell };
