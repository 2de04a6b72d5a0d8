// SPDX-License-Identifier: AGPL-3.0-or-later
import { createContactMessage } from '@kga/contracts/site';
import * as z from 'zod/mini';

import { tracesIn } from '../../../lib/forms/form-traces.tsx';
import { pageForm } from '../../../lib/forms/page-form.ts';

/** No topic is chosen; selects have no empty value. */
export const noTopic = 'none';

export const contactForm = pageForm({
  name: 'contact',
  endpoint: createContactMessage,
  read: (texts) => {
    const email = texts['email']?.trim() ?? '';
    return {
      // The schema refuses it where none is chosen.
      topic: texts['topic'] ?? noTopic,
      text: texts['text']?.trim() ?? '',
      ...(email !== '' && { email }),
      traces: tracesIn(texts),
    };
  },
  schema: createContactMessage.schema.body,
  request: (values) => ({ body: z.parse(createContactMessage.schema.body, values) }),
});
