import { admin } from '../../../features/admin/locales/ko.ts';
import { audit } from '../../../features/moderation/locales/audit/ko.ts';
import { content } from '../../../features/moderation/locales/content/ko.ts';
import { moderation } from '../../../features/moderation/locales/ko.ts';
import { problems } from '../../../features/problems/locales/ko.ts';

/** What only the pages for moderators say. */
export const words = { admin, audit, content, moderation, problems };
