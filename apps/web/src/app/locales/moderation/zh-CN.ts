import { admin } from '../../../features/admin/locales/zh-CN.ts';
import { audit } from '../../../features/moderation/locales/audit/zh-CN.ts';
import { content } from '../../../features/moderation/locales/content/zh-CN.ts';
import { moderation } from '../../../features/moderation/locales/zh-CN.ts';
import { problems } from '../../../features/problems/locales/zh-CN.ts';

/** What only the pages for moderators say. */
export const words = { admin, audit, content, moderation, problems };
