import { news } from '../../../features/news/messages/en.ts';

/** What only the pages of news say. */
export const words = { news } as const;
