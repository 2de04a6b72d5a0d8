import { QueueView } from '../features/moderation/queue/queue-view.tsx';
import { ModeratorOnly } from './moderator-only.tsx';

/** Deciding what people publish. */
export function ModerationPage() {
  return <ModeratorOnly>{(moderator) => <QueueView user={moderator} />}</ModeratorOnly>;
}
