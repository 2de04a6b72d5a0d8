// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ManagedRequest,
  type LegalRequestChange,
  updateLegalRequest,
} from '@kga/contracts/legal';
import { useQueryClient } from '@tanstack/react-query';

import { useSuccessToast } from '../../../../components/use-toasts.ts';
import { call } from '../../../../lib/api.ts';
import { managedRequestQuery } from '../queries.ts';

/** Changes a request, and shows the answer without opening it once more. */
export function useRequest(id: string) {
  const client = useQueryClient();
  const showSuccess = useSuccessToast();
  return {
    change: (body: LegalRequestChange) => call(updateLegalRequest, { params: { id }, body }),
    show: (request: ManagedRequest, title: string): void => {
      client.setQueryData(managedRequestQuery(id).queryKey, request);
      showSuccess(title);
    },
  };
}
