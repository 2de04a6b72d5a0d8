// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  confirmSignature,
  confirmedSigner,
  createSignature,
  previewSignature,
  requestSignatureUpdates,
  withdrawSignature,
} from '@kga/contracts/petitions';
import * as z from 'zod/mini';

import { codeProof, readCodeProof } from '../../../components/code-fields.tsx';
import { tracesIn } from '../../../lib/forms/form-traces.tsx';
import { pageForm } from '../../../lib/forms/page-form.ts';

/** No country is chosen; selects have no empty value. */
export const noCountry = 'none';

const isTicked = (text = '') => text !== '';

export const signForm = pageForm({
  name: 'sign',
  endpoint: createSignature,
  read: (texts, { language }) => {
    const city = texts['city']?.trim() ?? '';
    const reason = texts['reason']?.trim() ?? '';
    return {
      firstName: texts['firstName']?.trim() ?? '',
      lastName: texts['lastName']?.trim() ?? '',
      email: texts['email']?.trim() ?? '',
      country: texts['country'] ?? noCountry,
      ...(city !== '' && { city }),
      ...(reason !== '' && { reason }),
      eligible: isTicked(texts['eligible']),
      showName: isTicked(texts['showName']),
      updates: isTicked(texts['updates']),
      ...(texts['source'] && { source: texts['source'] }),
      language,
      traces: tracesIn(texts),
    };
  },
  schema: createSignature.schema.body,
  request: (values, { params: { id = '' } }, plain) => ({
    params: { id },
    body: {
      ...z.parse(createSignature.schema.body, values),
      ...(plain && { withoutScript: true }),
    },
  }),
});

/** Asks what the code of a mail would confirm. */
export const previewForm = pageForm({
  name: 'preview',
  endpoint: previewSignature,
  read: readCodeProof,
  schema: codeProof,
  request: (body, { params: { id = '' } }) => ({ params: { id }, body }),
});

export const readSigner = (texts: Readonly<Record<string, string>>) => ({
  firstName: texts['signer.firstName']?.trim() ?? '',
  lastName: texts['signer.lastName']?.trim() ?? '',
  country: texts['signer.country'] ?? '',
  city: texts['signer.city']?.trim() ?? '',
  reason: texts['signer.reason']?.trim() ?? '',
  showName: isTicked(texts['signer.showName']),
  updates: isTicked(texts['signer.updates']),
});

const codeBody = z.extend(codeProof, { signer: confirmedSigner });

/** Confirms what this browser has submitted, whatever else was submitted with the address. */
export const codeForm = pageForm({
  name: 'code',
  endpoint: confirmSignature,
  read: (texts) => ({ ...readCodeProof(texts), signer: readSigner(texts) }),
  schema: codeBody,
  request: (values, { params: { id = '' } }) => ({
    params: { id },
    body: z.parse(codeBody, values),
  }),
});

/** What a form with a code says of the signature that it confirms, as the form that signs. */
export const signerOfCode = (texts: Readonly<Record<string, string>>) => ({
  ...readSigner(texts),
  email: texts['email'] ?? '',
  eligible: isTicked(texts['eligible']),
  ...(texts['source'] && { source: texts['source'] }),
});

/** Asks for news of the petition, once it is signed. */
export const newsForm = pageForm({
  name: 'news',
  endpoint: requestSignatureUpdates,
  read: (texts) => ({ token: texts['token'] ?? '' }),
  request: (body, { params: { id = '' } }) => ({ params: { id }, body }),
});

const confirmBody = z.object({ token: z.string(), signer: z.optional(confirmedSigner) });

/** Confirms what the page shows, or the signer where the fields are shown. */
export const confirmForm = pageForm({
  name: 'confirm',
  endpoint: confirmSignature,
  read: (texts) => ({
    token: texts['token'] ?? '',
    ...('signer.country' in texts && { signer: readSigner(texts) }),
  }),
  schema: confirmBody,
  request: (values, { params: { id = '' } }) => ({
    params: { id },
    body: z.parse(confirmBody, values),
  }),
});

export const withdrawForm = pageForm({
  name: 'withdraw',
  endpoint: withdrawSignature,
  read: readCodeProof,
  schema: codeProof,
  request: (body, { params: { id = '' } }) => ({ params: { id }, body }),
});
