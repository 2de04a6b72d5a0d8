import { coming } from '../../../features/coming/locales/fr.ts';

/** What pages say that are in the making. */
export const words = { coming };
