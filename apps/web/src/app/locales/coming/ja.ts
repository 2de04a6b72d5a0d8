import { coming } from '../../../features/coming-soon/messages/ja.ts';

/** What pages say that are in the making. */
export const words = { coming };
