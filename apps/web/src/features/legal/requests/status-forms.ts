// SPDX-License-Identifier: AGPL-3.0-or-later
import { answerMeeting, withdrawLegalRequest } from '@kga/contracts/legal';

import { pageForm } from '../../../lib/forms/page-form.ts';

/** Answers the suggested time. */
export const meetingForm = pageForm({
  name: 'meeting',
  endpoint: answerMeeting,
  read: ({ at = '', accept }) => ({ at, accept: accept === 'yes' }),
  schema: answerMeeting.schema.body,
  request: (body, { params: { token = '' } }) => ({ params: { token }, body }),
});

export const withdrawForm = pageForm({
  name: 'withdraw',
  endpoint: withdrawLegalRequest,
  read: () => ({}),
  request: (_values, { params: { token = '' } }) => ({ params: { token } }),
});
