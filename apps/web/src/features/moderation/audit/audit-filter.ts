// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  adminAuditActions,
  auditActions,
  contentAuditVerbs,
  markAuditActions,
} from '@kga/contracts/core';
import type { listAuditEntries } from '@kga/contracts/moderation';

import type { CallInput } from '../../../lib/api.ts';
import { toInstant } from '../../../lib/forms/local-time.ts';
import { useTranslation } from '../../../lib/translation.ts';

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
const actions = new Set<string>(auditActions);

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
  const { t } = useTranslation('moderation');
  return (action) => {
    const name =
      contentAuditVerbs.find((verb) => `content.${verb}` === action) ??
      [...markAuditActions, ...adminAuditActions].find((each) => each === action);
    return name ? t(`audit.actions.${name}`) : action;
  };
}
