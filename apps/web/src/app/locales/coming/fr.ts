import { coming } from '../../../features/coming-soon/messages/fr.ts';

/** What pages say that are in the making. */
export const words = { coming };
