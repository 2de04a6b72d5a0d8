import { coming } from '../../features/coming/locales/en.ts';
import { guests } from '../../features/guests/locales/en.ts';
import { landing } from '../../features/landing/locales/en.ts';
import { petition } from '../../features/petition/locales/en.ts';
import { shell } from '../../features/shell/locales/en.ts';

export const words = { coming, guests, landing, petition, shell } as const;
