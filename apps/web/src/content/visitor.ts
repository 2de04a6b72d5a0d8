import { useAuth } from '../auth/use-auth.ts';

/** Whether a content item may be the visitor's, by the public part of the author's id. */
export const mayBeAuthor = ({ userId }: { userId: string | null }, visitor: string): boolean =>
  userId !== null && visitor.startsWith(userId);

/** The id of the visitor's account or guest; null for neither, undefined while loading. */
export function useVisitorId(): string | null | undefined {
  const { status, user, guest } = useAuth();
  return status === 'loading' ? undefined : (user?.id ?? guest?.id ?? null);
}
