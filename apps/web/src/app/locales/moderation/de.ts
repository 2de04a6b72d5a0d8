import { admin } from '../../../components/admin-messages/de.ts';
import { problems } from '../../../components/errors/messages/de.ts';
import { content } from '../../../content/messages/de.ts';
import { audit } from '../../../features/moderation/messages/audit/de.ts';
import { moderation } from '../../../features/moderation/messages/de.ts';

/** What only the pages for moderators say. */
export const words = { admin, audit, content, moderation, problems };
