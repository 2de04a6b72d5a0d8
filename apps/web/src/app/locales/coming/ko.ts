import { coming } from '../../../features/coming/locales/ko.ts';

/** What pages say that are in the making. */
export const words = { coming };
