import { admin } from '../../../features/admin/locales/en.ts';
import { audit } from '../../../features/moderation/locales/audit/en.ts';
import { content } from '../../../features/moderation/locales/content/en.ts';
import { moderation } from '../../../features/moderation/locales/en.ts';
import { problems } from '../../../features/problems/locales/en.ts';

/** What only the pages for moderators say. */
export const words = { admin, audit, content, moderation, problems } as const;
