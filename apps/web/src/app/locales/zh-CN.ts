import { coming } from '../../features/coming/locales/zh-CN.ts';
import { guests } from '../../features/guests/locales/zh-CN.ts';
import { landing } from '../../features/landing/locales/zh-CN.ts';
import { petition } from '../../features/petition/locales/zh-CN.ts';
import { shell } from '../../features/shell/locales/zh-CN.ts';

export const words = { coming, guests, landing, petition, shell };
