import { coming } from '../../features/coming/locales/de.ts';
import { guests } from '../../features/guests/locales/de.ts';
import { landing } from '../../features/landing/locales/de.ts';
import { petition } from '../../features/petition/locales/de.ts';
import { shell } from '../../features/shell/locales/de.ts';

export const words = { coming, guests, landing, petition, shell };
