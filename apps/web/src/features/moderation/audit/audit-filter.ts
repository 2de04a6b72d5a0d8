import type { listAuditEntries } from '@kga/contracts';

import type { CallInput } from '../../../lib/api.ts';
import { toInstant } from '../../../lib/local-time.ts';
import { useTranslation } from '../../../lib/translation.ts';

/** What is done to content, `content.approve` and so on in the log; moderators read of nothing else. */
const contentVerbs = [
  'approve',
  'reject',
  'hide',
  'restore',
  'undo',
  'lock',
  'unlock',
  'pin',
  'unpin',
] as const;

/** What is done to people, sources and articles, as the log has it. */
export const adminActions = [
  'role_granted',
  'suspended',
  'restored',
  'feed_added',
  'feed_changed',
  'feed_imported',
  'feed_poll_asked',
  'feed_deleted',
  'article_added',
  'article_deleted',
  'article_hidden',
  'article_shown',
  'category_changed',
  'picture_changed',
  'version_added',
  'version_changed',
  'version_deleted',
] as const;

export const contentActions = contentVerbs.map((verb) => `content.${verb}`);

/** Which lines are listed, as the address says it: days are those of the visitor's time zone. */
export type AuditSearch = {
  q?: string;
  action?: string;
  actorId?: string;
  subjectId?: string;
  from?: string;
  to?: string;
};

/** Which lines are listed, as the server is asked for them. */
export type AuditFilter = Omit<CallInput<typeof listAuditEntries>['query'], 'limit' | 'cursor'>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const actions = new Set<string>([...contentActions, ...adminActions]);

/** The filter that stands in the address; what is none of it is left out. */
export function auditSearchOf(search: URLSearchParams): AuditSearch {
  const text = (name: string, isOne: (value: string) => boolean) => {
    const value = search.get(name)?.trim() ?? '';
    return value !== '' && isOne(value) ? { [name]: value } : {};
  };
  return {
    ...text('q', (value) => value.length <= 200),
    ...text('action', (value) => actions.has(value)),
    ...text('actorId', (value) => uuid.test(value)),
    ...text('subjectId', (value) => value.length <= 200),
    ...text('from', (value) => day.test(value)),
    ...text('to', (value) => day.test(value)),
  };
}

/** From the beginning of the first day to the end of the last. */
export function auditFilterOf({ from, to, ...rest }: AuditSearch, timeZone: string): AuditFilter {
  const begin = from === undefined ? undefined : toInstant(`${from}T00:00`, timeZone);
  const end = to === undefined ? undefined : toInstant(`${dayAfter(to)}T00:00`, timeZone);
  return { ...rest, ...(begin && { from: begin }), ...(end && { to: end }) };
}

function dayAfter(date: string): string {
  const at = new Date(`${date}T00:00Z`);
  if (Number.isNaN(at.getTime())) return '';
  at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
}

/** What was done, in words; the log's own word for what is not known here. */
export function useActionName(): (action: string) => string {
  const { t } = useTranslation(['moderation', 'content']);
  return (action) => {
    const verb = contentVerbs.find((each) => `content:${each}` === action);
    const name = verb ?? adminActions.find((each) => each === action);
    return name ? t(`audit.actions.${name}`) : action;
  };
}
