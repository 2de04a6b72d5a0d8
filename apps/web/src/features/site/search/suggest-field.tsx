// SPDX-License-Identifier: AGPL-3.0-or-later
import { isSearchable } from '@kga/contracts/core';
import { Combobox } from '@kga/ui/combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { counted, useFormats, useLanguage } from '../../../lib/language.tsx';
import { searchMax } from '../../../lib/page-urls.ts';
import { useDebouncedValue } from '../../../lib/queries.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { type Answer, AnswerRow, answerKey } from './answers.tsx';
import { suggestionsQuery } from './queries.ts';
import { useTools } from './tools.ts';

/** Debounce of the suggestions, in milliseconds. */
const debounce = 200;

/** Most suggestions while one types: more would hide the page of a phone. */
const suggestionsMax = 7;

/** Suggests tools, games, countries, petitions and promises while one types; Enter searches the whole site. */
export function SuggestField({ q }: { q: string }) {
  const { t } = useTranslation(['search', 'toolsSearch']);
  const navigate = useNavigate();
  const formats = useFormats();
  const language = useLanguage();
  const [shown, setShown] = useState(q);
  const [typed, setTyped] = useState(q);
  // The address has another search: from the browser's history, or from a link.
  if (shown !== q) {
    setShown(q);
    setTyped(q);
  }
  const asked = useDebouncedValue(typed.trim().slice(0, searchMax).toWellFormed(), debounce) ?? '';
  const isAsked = isSearchable(asked);
  const { data = [], isPlaceholderData } = useQuery({
    ...suggestionsQuery(asked, language),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const suggestions = isAsked ? data : [];
  // A game of the previous words is not filled in.
  const tools = useTools(asked, isPlaceholderData ? [] : suggestions);
  const answers: Answer[] = isAsked ? [...tools, ...suggestions].slice(0, suggestionsMax) : [];
  // Without a search there is nothing else to do here.
  const focus = { autoFocus: q === '' };
  return (
    <Combobox<Answer>
      type="search"
      name="q"
      label={t('label')}
      enterKeyHint="search"
      maxLength={searchMax}
      {...focus}
      className="min-w-0 grow"
      value={typed}
      onValueChange={setTyped}
      items={answers}
      keyOf={answerKey}
      render={(answer) => <AnswerRow answer={answer} />}
      onChoose={({ path }) => void navigate(path)}
      listLabel={t('toolsSearch:list')}
      status={t('toolsSearch:count', counted(formats, answers.length))}
    />
  );
}
