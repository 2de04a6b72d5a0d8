import { coming } from '../../../features/coming-soon/messages/zh-CN.ts';

/** What pages say that are in the making. */
export const words = { coming };
