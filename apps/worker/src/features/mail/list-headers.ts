// SPDX-License-Identifier: AGPL-3.0-or-later
import { unsubscribe } from '@kga/contracts/forum';

import type { ReaderMail } from './render-mail.ts';

/** The token that ends mails of a kind. */
export function stopTokenOf(mail: ReaderMail): string | undefined {
  if ('stop' in mail) return mail.stop;
  return 'token' in mail && !('code' in mail) ? mail.token : undefined;
}

/**
 * Headers by which mail programs end mails of a kind with one press (RFC 8058), and sort those of a petition
 * (RFC 2919). Mails that answer what the reader did have none.
 */
export function listHeaders(mail: ReaderMail, publicOrigin: string): Record<string, string> {
  const token = stopTokenOf(mail);
  if (token === undefined) return {};
  const url = new URL(unsubscribe.url, publicOrigin);
  url.searchParams.set('token', token);
  const isUpdate = mail.about === 'signature_update' || mail.about === 'subscription_update';
  return {
    ...(isUpdate && { 'List-Id': `<${mail.slug}.petitions.${url.hostname}>` }),
    'List-Unsubscribe': `<${url.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
