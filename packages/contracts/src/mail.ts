import * as z from 'zod/mini';

import { signInMethods } from './accounts.ts';
import { languages } from './languages.ts';

/** What a link and a code in a mail need. */
const proof = { token: z.string(), code: z.string(), expiresAt: z.iso.datetime() };
const occasion = { device: z.string(), at: z.iso.datetime() };

const addressed = {
  /** Whose mail it is: the address alone does not tell once an account has another one. */
  accountId: z.uuid(),
  to: z.string(),
  name: z.string(),
  language: z.enum(languages),
};

/** Every mail, by what it is about. The worker has its words; links lead to the public origin. */
export const mail = z.discriminatedUnion('about', [
  z.object({ about: z.literal('verify_email'), ...addressed, ...proof }),
  /** To the new address. */
  z.object({ about: z.literal('change_email'), ...addressed, ...proof }),
  /** To the old address, once the new one holds. */
  z.object({ about: z.literal('email_changed'), ...addressed, at: z.iso.datetime() }),
  z.object({ about: z.literal('reset_password'), ...addressed, ...proof }),
  z.object({ about: z.literal('password_changed'), ...addressed, ...occasion }),
  z.object({
    about: z.literal('signed_in'),
    ...addressed,
    ...occasion,
    method: z.enum(signInMethods),
  }),
  z.object({
    about: z.literal('identity_linked'),
    ...addressed,
    ...occasion,
    method: z.enum(signInMethods),
  }),
  z.object({
    about: z.literal('identity_unlinked'),
    ...addressed,
    ...occasion,
    method: z.enum(signInMethods),
  }),
]);

export type Mail = z.infer<typeof mail>;

export type MailAbout = Mail['about'];
