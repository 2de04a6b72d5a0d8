// SPDX-License-Identifier: AGPL-3.0-or-later
import { roles } from '@kga/contracts/accounts';
import { contentDetails, contentStatuses } from '@kga/contracts/content';
import { type AuditEntry, countedMarks } from '@kga/contracts/moderation';

import { useTranslation } from '../../../lib/translation.ts';

/** Actions whose name says the change; `before` or `after` repeat it as a code. */
const saidByAction: ReadonlySet<string> = new Set([
  'content.lock',
  'content.unlock',
  'content.pin',
  'content.unpin',
  'article_hidden',
  'article_shown',
]);

/** Actions that only say what is new, as the source of a step: what was before follows from them. */
const saidByAfter: ReadonlySet<string> = new Set([
  'petition_opened',
  'petition_closed',
  'petition_submitted',
  'petition_answered',
]);

/** A fact of a game as text: the log has it as JSON. */
function textOfFact(json: string | null): string {
  if (json === null) return '–';
  try {
    const value: unknown = JSON.parse(json);
    if (value === null || value === '') return '–';
    if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
      return value.join(', ') || '–';
    }
    return typeof value === 'string' ? value : json;
  } catch {
    return json;
  }
}

/** Names a code of the log: a status or a role. Other texts stay as they are. */
function useWordOf() {
  const { t } = useTranslation('moderation');
  return (text: string): string => {
    const status = contentStatuses.find((each) => each === text);
    const role = roles.find((each) => each === text);
    if (status) return t(`statuses.${status}`);
    return role ? t(`authors.${role}`) : text;
  };
}

/** Which fact of a game was corrected. */
function useFactName() {
  const { t } = useTranslation('moderation');
  return (fact: string): string => {
    const known = contentDetails.find((each) => each === fact);
    if (known) return t(`details.${known}`);
    return fact === 'name' ? t('audit.factName') : fact;
  };
}

/** What an action changed, in the interface language; empty where its name says all. */
export function useChange({ action, before, after, reason }: AuditEntry): string {
  const { t } = useTranslation('moderation');
  const [wordOf, factName] = [useWordOf(), useFactName()];
  // A status that an action leaves as it was says nothing.
  if (before === after || saidByAction.has(action)) return '';
  if (saidByAfter.has(action)) return after ?? '';
  if (action.startsWith('marks_')) {
    const [name, n = ''] = (after ?? '').split(': ');
    const mark = countedMarks.find((each) => each === name);
    return mark ? t(`bursts.marks.${mark}`, { n }) : (after ?? '');
  }
  if (action === 'content.edit') {
    const change = t('audit.change', { before: textOfFact(before), after: textOfFact(after) });
    return reason === null ? change : `${factName(reason)}: ${change}`;
  }
  return before !== null && after !== null
    ? t('audit.change', { before: wordOf(before), after: wordOf(after) })
    : wordOf(before ?? after ?? '');
}
