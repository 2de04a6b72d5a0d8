// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentKinds } from './features.ts';

/** What entries of the audit log are about. */
export const auditSubjects = [
  ...contentKinds,
  'account',
  'article',
  'feed',
  'reading',
  'petition',
  'legal_request',
] as const;

export type AuditSubject = (typeof auditSubjects)[number];
