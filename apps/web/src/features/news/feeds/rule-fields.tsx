// SPDX-License-Identifier: AGPL-3.0-or-later
import { newsCategories } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { Select } from '@kga/ui/select';
import { TextField } from '@kga/ui/text-field';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

import { useTranslation } from '../../../lib/translation.ts';
import type { RuleRow } from './feed-draft.ts';

/** Limit of the API: rules per feed. */
const most = 20;

type RuleFieldsProps = {
  rules: readonly RuleRow[];
  onChange: (rules: readonly RuleRow[]) => void;
  /** Element id of a row's keyword field. */
  idOf: (row: number) => string;
  errorOf: (row: number) => string | undefined;
};

/** Ordered rules that assign a category by keyword. */
export function RuleFields({ rules, onChange, idOf, errorOf }: RuleFieldsProps) {
  const { t } = useTranslation(['feeds', 'shared']);
  const adder = useRef<HTMLButtonElement>(null);
  const add = () => {
    const key = Math.max(-1, ...rules.map((rule) => rule.key)) + 1;
    flushSync(() => onChange([...rules, { key, category: newsCategories[0], words: '' }]));
    document.getElementById(idOf(rules.length))?.focus();
  };
  const change = (key: number, part: Partial<RuleRow>) =>
    onChange(rules.map((rule) => (rule.key === key ? { ...rule, ...part } : rule)));
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-start w-full font-semibold">{t('form.rules')}</legend>
      <p className="clear-both text-sm text-muted">{t('form.rulesHint')}</p>
      <ol>
        {rules.map(({ key, category, words }, row) => (
          <li key={key} className="mt-4 border-s-4 border-line ps-4">
            <div className="flex items-center justify-between gap-3">
              <p className="text-sm font-semibold">{t('form.rule', { n: row + 1 })}</p>
              <Button
                variant="quiet"
                size="icon"
                aria-label={t('form.removeRule', { n: row + 1 })}
                onClick={() => {
                  onChange(rules.filter((rule) => rule.key !== key));
                  adder.current?.focus();
                }}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </div>
            <div className="grid gap-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-end">
              <Select
                label={t('shared:category')}
                options={newsCategories.map((value) => ({
                  value,
                  label: t(`shared:newsCategories.${value}`),
                }))}
                value={category}
                onValueChange={(value) => change(key, { category: value })}
              />
              <TextField
                id={idOf(row)}
                name={`rules.${row}.words`}
                label={t('form.words')}
                hint={t('form.wordsHint')}
                value={words}
                onChange={({ target }) => change(key, { words: target.value })}
                error={errorOf(row)}
                autoComplete="off"
                required
              />
            </div>
          </li>
        ))}
      </ol>
      {rules.length < most && (
        <Button ref={adder} size="small" className="mt-4" onClick={add}>
          <Plus aria-hidden="true" className="size-4 shrink-0" />
          {t('form.addRule')}
        </Button>
      )}
    </fieldset>
  );
}
