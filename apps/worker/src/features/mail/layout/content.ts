// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

export type MailLink = { label: string; url: string };

/** The parts of a mail, all of them plain text. */
export type MailContent = {
  language: Language;
  subject: string;
  /** What mail programs show after the subject in a list of mails. */
  preheader: string;
  /** What stands on top; in another language than the mail where a person wrote it. */
  heading: { text: string; language: Language };
  greeting: string;
  why: string;
  facts: readonly string[];
  /** Words of a person, in a language that is not always known. */
  quote: { text: string; language: Language | undefined } | undefined;
  action: MailLink & { hint: string };
  /** What else the reader may like to do. */
  second: MailLink | undefined;
  code: { label: string; value: string; expires: string } | undefined;
  notYou: string;
  /** The code that stands for its links, in a sentence. */
  linkCode: string | undefined;
  links: readonly MailLink[];
  /** Why the reader gets it. */
  reason: string;
  /** Who answers for it: names and addresses, one a line, and pages. */
  sender: { lines: readonly string[]; links: readonly MailLink[] };
};
