import { coming } from '../../../features/coming-soon/messages/de.ts';

/** What pages say that are in the making. */
export const words = { coming };
