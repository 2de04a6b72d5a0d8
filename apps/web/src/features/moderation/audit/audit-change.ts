// SPDX-License-Identifier: AGPL-3.0-or-later
import { roles } from '@kga/contracts/accounts';
import { contentDetails, contentStatuses } from '@kga/contracts/content';
import { partialDate } from '@kga/contracts/core';
import { type AuditEntry, countedMarks } from '@kga/contracts/moderation';
import { petitionEventKinds } from '@kga/contracts/petitions';

import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useCategoryName, useGameLabel } from '../code-names.ts';

const dateFacts: ReadonlySet<string> = new Set(['releaseDate', 'shutdownDate']);

/** Actions whose name says the change; `before` or `after` repeat it as a code. */
const saidByAction: ReadonlySet<string> = new Set([
  'content.lock',
  'content.unlock',
  'content.pin',
  'content.unpin',
  'content.solve',
  'content.unsolve',
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

/** A fact of a game as text in the interface language: the log has it as JSON. */
function useFactText() {
  const formats = useFormats();
  const gameLabel = useGameLabel();
  const textOf = (fact: string | null, value: string): string => {
    const isDate = fact !== null && dateFacts.has(fact) && partialDate.safeParse(value).success;
    if (isDate) return formats.partialDate(value);
    return fact === 'status' || fact === 'genre' ? gameLabel(value) : value;
  };
  return (fact: string | null, json: string | null): string => {
    const value = parsed(json);
    const texts = (Array.isArray(value) ? value : [value]).filter((each) => each !== null);
    if (!texts.every((each) => typeof each === 'string')) return json ?? '–';
    return texts.map((each) => textOf(fact, each)).join(', ') || '–';
  };
}

/** The value of a JSON text; other texts stay as they are. */
function parsed(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return json;
  }
}

/** An event of a petition, which the log has as its kind, date and source. */
function useEventText() {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  return (event: string): string =>
    event
      .split(' ')
      .map((part, at) => {
        const kind = at === 0 && petitionEventKinds.find((each) => each === part);
        if (kind) return t(`timeline.${kind}`);
        return partialDate.safeParse(part).success ? formats.partialDate(part) : part;
      })
      .join(' · ');
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
  const [factText, eventText] = [useFactText(), useEventText()];
  const isMove = action === 'content.move';
  const categoryName = useCategoryName({ enabled: isMove });
  // A status that an action leaves as it was says nothing.
  if (before === after || saidByAction.has(action)) return '';
  if (saidByAfter.has(action)) return after ?? '';
  if (action.startsWith('petition_event_')) return eventText(before ?? after ?? '');
  if (action.startsWith('marks_')) {
    const [name, n = ''] = (after ?? '').split(': ');
    const mark = countedMarks.find((each) => each === name);
    return mark ? t(`bursts.marks.${mark}`, { n }) : (after ?? '');
  }
  if (isMove) {
    return t('audit.change', {
      before: categoryName(before ?? ''),
      after: categoryName(after ?? ''),
    });
  }
  if (action === 'content.edit') {
    const change = t('audit.change', {
      before: factText(reason, before),
      after: factText(reason, after),
    });
    return reason === null ? change : `${factName(reason)}: ${change}`;
  }
  return before !== null && after !== null
    ? t('audit.change', { before: wordOf(before), after: wordOf(after) })
    : wordOf(before ?? after ?? '');
}
