// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  forgotPassword,
  newPassword,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@kga/contracts/accounts';
import { email } from '@kga/contracts/core';
import * as z from 'zod/mini';

import { codeProof, readCodeProof } from '../../components/code-fields.tsx';
import { pageForm } from '../../lib/forms/page-form.ts';

type Texts = Readonly<Record<string, string>>;

const emailOf = (texts: Texts) => texts['email']?.trim() ?? '';
const passwordOf = (texts: Texts) => texts['password'] ?? '';

export const verifyForm = pageForm({
  name: 'verify',
  endpoint: verifyEmail,
  read: readCodeProof,
  schema: codeProof,
  request: (body) => ({ body }),
});

const emailOnly = {
  read: (texts: Texts) => ({ email: emailOf(texts) }),
  schema: z.object({ email }),
  request: (body: { email: string }) => ({ body }),
};

export const resendForm = pageForm({
  name: 'resend',
  endpoint: resendVerification,
  ...emailOnly,
});

export const forgotForm = pageForm({
  name: 'forgot',
  endpoint: forgotPassword,
  ...emailOnly,
});

export const resetForm = pageForm({
  name: 'reset',
  endpoint: resetPassword,
  read: (texts) => ({ ...readCodeProof(texts), password: passwordOf(texts) }),
  schema: z.extend(codeProof, { password: newPassword }),
  request: ({ password, ...proof }) => ({ body: { proof, password } }),
});
