import { admin } from '../../../components/admin-messages/fr.ts';
import { problems } from '../../../components/errors/messages/fr.ts';
import { content } from '../../../content/messages/fr.ts';
import { audit } from '../../../features/moderation/messages/audit/fr.ts';
import { moderation } from '../../../features/moderation/messages/fr.ts';

/** What only the pages for moderators say. */
export const words = { admin, audit, content, moderation, problems };
