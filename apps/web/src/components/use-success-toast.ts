// SPDX-License-Identifier: AGPL-3.0-or-later
import { useToast } from '@kga/ui/toast';

/** Confirms a successful action in a toast. */
export function useSuccessToast(): (title: string, description?: string) => void {
  const { show } = useToast();
  return (title, description) =>
    show({ title, ...(description !== undefined && { description }), tone: 'success' });
}
