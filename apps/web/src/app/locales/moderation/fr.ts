import { admin } from '../../../features/admin/locales/fr.ts';
import { audit } from '../../../features/moderation/locales/audit/fr.ts';
import { content } from '../../../features/moderation/locales/content/fr.ts';
import { moderation } from '../../../features/moderation/locales/fr.ts';
import { problems } from '../../../features/problems/locales/fr.ts';

/** What only the pages for moderators say. */
export const words = { admin, audit, content, moderation, problems };
