// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { confirmSubscription, createSubscription } from '@kga/contracts/petitions';

import { codeProof, readCodeProof } from '../../components/code-fields.tsx';
import { tracesIn } from '../../lib/forms/form-traces.tsx';
import { pageForm } from '../../lib/forms/page-form.ts';
import { petitionIdOf } from './queries.ts';

export const subscribeForm = pageForm({
  name: 'subscribe',
  endpoint: createSubscription,
  read: (texts, { language }) => ({
    email: texts['email']?.trim() ?? '',
    language,
    traces: tracesIn(texts),
  }),
  schema: createSubscription.schema.body,
  // The page of the main petition has no id in its path.
  request: (body, { params: { id } }) => ({
    params: { id: id === undefined ? campaign.petition : petitionIdOf(id) },
    body,
  }),
});

export const confirmUpdatesForm = pageForm({
  name: 'confirm-updates',
  endpoint: confirmSubscription,
  read: readCodeProof,
  schema: codeProof,
  request: (body, { params: { id = '' } }) => ({ params: { id: petitionIdOf(id) }, body }),
});
