import { admin } from '../../../components/admin-messages/en.ts';
import { problems } from '../../../components/errors/messages/en.ts';
import { content } from '../../../content/messages/en.ts';
import { audit } from '../../../features/moderation/messages/audit/en.ts';
import { moderation } from '../../../features/moderation/messages/en.ts';

/** What only the pages for moderators say. */
export const words = { admin, audit, content, moderation, problems } as const;
