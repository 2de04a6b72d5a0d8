// SPDX-License-Identifier: AGPL-3.0-or-later
import { confirmSignature, createSignature, withdrawSignature } from '@kga/contracts/petitions';
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

export const confirmForm = pageForm({
  name: 'confirm',
  endpoint: confirmSignature,
  read: readCodeProof,
  schema: codeProof,
  request: (body, { params: { id = '' } }) => ({ params: { id }, body }),
});

export const withdrawForm = pageForm({
  name: 'withdraw',
  endpoint: withdrawSignature,
  read: readCodeProof,
  schema: codeProof,
  request: (body, { params: { id = '' } }) => ({ params: { id }, body }),
});
