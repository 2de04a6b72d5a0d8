import { coming } from '../../../features/coming-soon/messages/en.ts';

/** What pages say that are in the making. */
export const words = { coming } as const;
