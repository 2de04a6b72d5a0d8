import { admin } from '../../../features/admin/locales/ja.ts';
import { audit } from '../../../features/moderation/locales/audit/ja.ts';
import { content } from '../../../features/moderation/locales/content/ja.ts';
import { moderation } from '../../../features/moderation/locales/ja.ts';
import { problems } from '../../../features/problems/locales/ja.ts';

/** What only the pages for moderators say. */
export const words = { admin, audit, content, moderation, problems };
