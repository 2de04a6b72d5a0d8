// SPDX-License-Identifier: AGPL-3.0-or-later
import { useState } from 'react';

import { readDraft, storeDraft } from '../../../../lib/forms/drafts.ts';
import { localDay } from '../assembly/letter-values.ts';
import { type FieldName, type LetterFields, fieldNames } from './letter-fields.ts';

const draftKey = 'draft:letter';

function readFields(): LetterFields {
  const saved = readDraft(draftKey);
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const text = saved[name];
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** Saves the fields; whether they can be read again. */
function saveFields(fields: LetterFields): boolean {
  const texts: Record<string, string> = {};
  for (const name of fieldNames) {
    const text = fields[name];
    if (text !== undefined && text !== '') texts[name] = text;
  }
  storeDraft(draftKey, texts);
  return Object.keys(readDraft(draftKey)).length === Object.keys(texts).length;
}

/** What a link has chosen under what the draft says; nothing of the link's game where that is about another one. */
function withDraft(chosen: LetterFields, draft: LetterFields): LetterFields {
  const isOther =
    (draft.game ?? '') !== '' && chosen.game !== undefined && draft.game !== chosen.game;
  if (!isOther) return { ...chosen, ...draft };
  const { game: _, eventDate: _date, situation: _situation, demand: _demand, ...rest } = chosen;
  return { ...rest, ...draft };
}

/**
 * The fields of a letter, stored in the browser on every change. `isBrowser` is false on the server;
 * `chosen` is what a link to the letter has chosen, unless the draft says otherwise. It may come late,
 * and does not outlive 'forget everything'.
 */
export function useLetterDraft(isBrowser: boolean, chosen: LetterFields = {}) {
  const [own, setOwn] = useState(() => (isBrowser ? readFields() : {}));
  const [isRead, setRead] = useState(isBrowser);
  const [isForgotten, setForgotten] = useState(false);
  const [restored, setRestored] = useState(own);
  const [restoredSince, setRestoredSince] = useState(own.since);
  const [isStored, setStored] = useState(true);
  if (isBrowser && !isRead) {
    const found = readFields();
    setRead(true);
    setOwn({ ...found, ...own });
    setRestored(found);
    setRestoredSince(found.since);
  }
  const fields: LetterFields = isForgotten ? own : withDraft(chosen, own);
  const change = (changes: LetterFields) => {
    // What was typed before the page was hydrated changes the draft before it is read.
    const before = isRead ? fields : withDraft(chosen, readFields());
    const next = { since: localDay(), ...before, ...changes };
    setOwn(next);
    setStored(saveFields(next));
  };
  return {
    fields,
    change,
    set: (name: FieldName, text: string) => change({ [name]: text }),
    /** What was known before this visit changed anything: an earlier draft, and what the link has chosen. */
    before: isForgotten ? restored : withDraft(chosen, restored),
    /** The day since which a draft is stored that this visit has restored. */
    restoredSince,
    isStored,
    forget: () => {
      storeDraft(draftKey, null);
      setOwn({});
      setRestored({});
      setForgotten(true);
      setRestoredSince(undefined);
    },
  };
}

export type LetterDraft = ReturnType<typeof useLetterDraft>;
