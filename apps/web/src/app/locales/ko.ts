import { coming } from '../../features/coming/locales/ko.ts';
import { guests } from '../../features/guests/locales/ko.ts';
import { landing } from '../../features/landing/locales/ko.ts';
import { petition } from '../../features/petition/locales/ko.ts';
import { shell } from '../../features/shell/locales/ko.ts';

export const words = { coming, guests, landing, petition, shell };
