import { admin } from '../../../components/admin-messages/zh-CN.ts';
import { problems } from '../../../components/errors/messages/zh-CN.ts';
import { content } from '../../../content/messages/zh-CN.ts';
import { audit } from '../../../features/moderation/messages/audit/zh-CN.ts';
import { moderation } from '../../../features/moderation/messages/zh-CN.ts';

/** What only the pages for moderators say. */
export const words = { admin, audit, content, moderation, problems };
