// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  campaign,
  localeOf,
  pathTo,
  pluralText,
  routes,
  interpolate,
} from '@kga/contracts/core';
import type { LegalMail, Mail } from '@kga/contracts/jobs';
import { getMeetingCalendar } from '@kga/contracts/legal';
import type { Database } from '@kga/db/core';
import { selectLegalRequestForMail, selectLegalTokens } from '@kga/db/legal';
import type { KeyRing } from '@kga/server/crypto';

import type { MailParts } from './content-mails.ts';
import { type MailMessages, manyLines, oneLine } from './messages.ts';

/** A mail to who asked for legal help, as the worker opens it when it is sent. */
export type LegalRequestMail = {
  about: `legal_${LegalMail['occasion']}`;
  to: string;
  name: string;
  language: Language;
  reference: string;
  statusPath: string;
  /** Of the calendar file of a confirmed time. */
  calendarPath: string | undefined;
  /** Of counsel. */
  reply: string | undefined;
  /** The suggested time, and its time zone. */
  meeting: { at: Date; timeZone: string } | undefined;
};

/** Opens what a mail needs. Undefined where the request is erased. */
export async function loadLegalMail(
  { db, ring }: { db: Database; ring: KeyRing },
  { requestId, occasion, messageId }: LegalMail,
): Promise<LegalRequestMail | undefined> {
  const request = await selectLegalRequestForMail(db, ring, { requestId, messageId });
  if (!request) return undefined;
  const tokens = await selectLegalTokens(db, ring);
  const { fullName, email, language, reference, reply, meetingAt, timeZone } = request;
  const token = tokens.token(requestId);
  const isAboutTime = occasion === 'proposed' || occasion === 'confirmed';
  return {
    about: `legal_${occasion}`,
    to: email,
    name: fullName,
    language,
    reference,
    statusPath: pathTo('legalRequest', { token }),
    calendarPath:
      occasion === 'confirmed' ? getMeetingCalendar.url.replace(':token', token) : undefined,
    reply,
    meeting: isAboutTime && meetingAt ? { at: meetingAt, timeZone: timeZone ?? 'UTC' } : undefined,
  };
}

const timeText = (language: Language, { at, timeZone }: { at: Date; timeZone: string }) =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);

/** The texts of a mail to who asked for legal help. */
export function legalParts(
  mail: LegalRequestMail,
  { legal_request: messages, ...shared }: MailMessages,
): MailParts {
  const { about, language, reference, statusPath, calendarPath, reply, meeting } = mail;
  const { subject, why } = messages[about];
  const facts = [interpolate(messages.reference, { reference })];
  if (meeting) facts.push(interpolate(shared.time, { time: timeText(language, meeting) }));
  return {
    subject: interpolate(subject, { reference }),
    why: interpolate(why, { brand: campaign.brand }),
    facts,
    ...(reply !== undefined && { quote: { text: manyLines(reply) } }),
    action: messages.action,
    path: statusPath,
    ...(calendarPath !== undefined && {
      links: [{ label: messages.calendar, path: calendarPath }],
    }),
    notYou: messages.notYou,
    reason: messages.reason,
  };
}

type CounselMail = Extract<Mail, { about: 'legal_counsel' }>;

/** To who of counsel has a request, about what happened to it. */
export function legalCounsel(
  { event, requestId, reference }: CounselMail,
  { legal_counsel: messages, legal_request: shared }: MailMessages,
): MailParts {
  const { subject, why } = messages[event];
  return {
    subject: interpolate(subject, { reference }),
    why,
    facts: [interpolate(shared.reference, { reference })],
    action: messages.action,
    path: pathTo('counselRequest', { id: requestId }),
    notYou: messages.notYou,
  };
}

type Digest = Extract<Mail, { about: 'legal_digest' }>;

/** To counsel, about the requests that wait for an answer. */
export function legalDigest(
  { language, waiting, oldestHours }: Digest,
  { legal_digest: messages }: MailMessages,
): MailParts {
  const locale = localeOf(language);
  const n = new Intl.NumberFormat(locale).format(waiting);
  const isDays = oldestHours >= 48;
  const age = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isDays ? 'day' : 'hour',
    unitDisplay: 'long',
  }).format(isDays ? Math.floor(oldestHours / 24) : oldestHours);
  return {
    subject: interpolate(pluralText(messages, 'subject', { language, count: waiting }), { n }),
    why: oneLine(interpolate(messages.text, { age })),
    facts: [],
    action: messages.action,
    path: routes.counselQueue,
    notYou: messages.notYou,
  };
}
