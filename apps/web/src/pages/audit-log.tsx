import { AuditView } from '../features/moderation/audit/audit-view.tsx';
import { ModeratorOnly } from './moderator-only.tsx';

/** Who did what. */
export function AuditLogPage() {
  return <ModeratorOnly>{(moderator) => <AuditView user={moderator} />}</ModeratorOnly>;
}
