import { coming } from '../../../features/coming/locales/ja.ts';

/** What pages say that are in the making. */
export const words = { coming };
