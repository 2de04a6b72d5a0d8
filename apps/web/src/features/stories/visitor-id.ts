import type { Story } from '@kga/contracts';

import { useAuth } from '../../auth/use-auth.ts';

/** The id under which the visitor writes; null for nobody, undefined until it is known. */
export function useVisitorId(): string | null | undefined {
  const { status, user, guest } = useAuth();
  return status === 'loading' ? undefined : (user?.id ?? guest?.id ?? null);
}

/** Whether a story may be somebody's, by the public beginning of an id. */
export const mayBeAuthor = ({ userId }: Pick<Story, 'userId'>, visitor: string): boolean =>
  userId !== null && visitor.startsWith(userId);
