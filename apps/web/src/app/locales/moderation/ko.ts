import { admin } from '../../../components/admin-messages/ko.ts';
import { problems } from '../../../components/errors/messages/ko.ts';
import { content } from '../../../content/messages/ko.ts';
import { audit } from '../../../features/moderation/messages/audit/ko.ts';
import { moderation } from '../../../features/moderation/messages/ko.ts';

/** What only the pages for moderators say. */
export const words = { admin, audit, content, moderation, problems };
