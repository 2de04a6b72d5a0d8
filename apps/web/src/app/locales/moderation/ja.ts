import { admin } from '../../../components/admin-messages/ja.ts';
import { problems } from '../../../components/errors/messages/ja.ts';
import { content } from '../../../content/messages/ja.ts';
import { audit } from '../../../features/moderation/messages/audit/ja.ts';
import { moderation } from '../../../features/moderation/messages/ja.ts';

/** What only the pages for moderators say. */
export const words = { admin, audit, content, moderation, problems };
