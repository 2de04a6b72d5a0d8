import { admin } from '../../../features/admin/locales/de.ts';
import { audit } from '../../../features/moderation/locales/audit/de.ts';
import { content } from '../../../features/moderation/locales/content/de.ts';
import { moderation } from '../../../features/moderation/locales/de.ts';
import { problems } from '../../../features/problems/locales/de.ts';

/** What only the pages for moderators say. */
export const words = { admin, audit, content, moderation, problems };
