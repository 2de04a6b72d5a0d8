// SPDX-License-Identifier: AGPL-3.0-or-later
import type { listAuditEntries } from '@kga/contracts/moderation';

import type { CallInput } from '../../../lib/api.ts';
import { toInstant } from '../../../lib/forms/local-time.ts';
import { useTranslation } from '../../../lib/translation.ts';

/** Actions on content, logged as `content.approve` and so on; moderators see only these. */
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
  'merge',
  'edit',
] as const;

/** Actions on users, feeds, figures and articles, by their names in the log. */
export const adminActions = [
  'role_granted',
  'display_name_reset',
  'display_name_approved',
  'suspended',
  'restored',
  'legal_opened',
  'legal_taken',
  'legal_released',
  'legal_handed_over',
  'legal_noted',
  'legal_replied',
  'legal_file_downloaded',
  'legal_file_viewed',
  'legal_time_proposed',
  'legal_time_confirmed',
  'legal_closed',
  'legal_reopened',
  'feed_added',
  'feed_changed',
  'feed_imported',
  'feed_poll_asked',
  'feed_deleted',
  'reading_accepted',
  'reading_rejected',
  'petition_created',
  'petition_edited',
  'petition_opened',
  'petition_closed',
  'petition_submitted',
  'petition_answered',
  'petition_exported',
  'petition_export_downloaded',
  'petition_event_added',
  'petition_event_deleted',
  'petition_update_posted',
  'petition_update_corrected',
  'petition_update_deleted',
  'petition_figure_added',
  'petition_figures_deleted',
  'signatures_accepted',
  'signatures_rejected',
  'signatures_held',
  'marks_accepted',
  'marks_rejected',
  'signer_names_hidden',
  'signer_name_approved',
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

/** The filter as the URL holds it; days are in the visitor's time zone. */
export type AuditSearch = {
  q?: string;
  action?: string;
  actorId?: string;
  subjectId?: string;
  from?: string;
  to?: string;
};

/** The filter as the API takes it. */
export type AuditFilter = Omit<CallInput<typeof listAuditEntries>['query'], 'limit' | 'cursor'>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const actions = new Set<string>([...contentActions, ...adminActions]);

/** Reads the filter from the URL and ignores invalid values. */
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

/** Converts the days into instants: the start of the first to the end of the last. */
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

/** Names an action in the interface language; unknown actions keep their code. */
export function useActionName(): (action: string) => string {
  const { t } = useTranslation(['moderation', 'content']);
  return (action) => {
    const verb = contentVerbs.find((each) => `content.${each}` === action);
    const name = verb ?? adminActions.find((each) => each === action);
    return name ? t(`audit.actions.${name}`) : action;
  };
}
