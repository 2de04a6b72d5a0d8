// SPDX-License-Identifier: AGPL-3.0-or-later
import { unsubscribeByCode } from '@kga/contracts/forum';

import { codeProof, readCodeProof } from '../components/code-fields.tsx';
import { pageForm } from '../lib/forms/page-form.ts';

export const unsubscribeForm = pageForm({
  name: 'unsubscribe',
  endpoint: unsubscribeByCode,
  read: readCodeProof,
  schema: codeProof,
  request: (body) => ({ body }),
});
