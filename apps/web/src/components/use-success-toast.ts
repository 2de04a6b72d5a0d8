import { useToast } from '@kga/ui/toast';

/** Confirms a successful action in a toast. */
export function useSuccessToast(): (title: string, description?: string) => void {
  const { show } = useToast();
  return (title, description) =>
    show({ title, ...(description !== undefined && { description }), tone: 'success' });
}
