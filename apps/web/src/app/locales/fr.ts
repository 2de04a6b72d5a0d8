import { coming } from '../../features/coming/locales/fr.ts';
import { guests } from '../../features/guests/locales/fr.ts';
import { landing } from '../../features/landing/locales/fr.ts';
import { petition } from '../../features/petition/locales/fr.ts';
import { shell } from '../../features/shell/locales/fr.ts';

export const words = { coming, guests, landing, petition, shell };
