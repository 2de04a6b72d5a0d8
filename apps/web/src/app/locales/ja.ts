import { coming } from '../../features/coming/locales/ja.ts';
import { guests } from '../../features/guests/locales/ja.ts';
import { landing } from '../../features/landing/locales/ja.ts';
import { petition } from '../../features/petition/locales/ja.ts';
import { shell } from '../../features/shell/locales/ja.ts';

export const words = { coming, guests, landing, petition, shell };
