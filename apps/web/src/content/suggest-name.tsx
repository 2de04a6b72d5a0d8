// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';

import type { Form } from '../lib/forms/use-form.ts';
import { useTranslation } from '../lib/translation.ts';

/** Name of the field in forms and their drafts. */
export const displayNameField = 'displayName';

const pick = (words: string): string => {
  const all = words.split('|');
  return all[Math.floor(Math.random() * all.length)] ?? '';
};

/** Fills the field of the public name with two words and a number; each press suggests another. */
export function SuggestName({ form }: { form: Form }) {
  const { t } = useTranslation('content');
  const suggest = () => {
    const input = document.getElementById(form.idOf(displayNameField));
    if (!(input instanceof HTMLInputElement)) return;
    input.value = t('displayName.suggested', {
      first: pick(t('displayName.firstWords')),
      second: pick(t('displayName.secondWords')),
      n: String(10 + Math.floor(Math.random() * 90)),
    });
    // The form stores drafts of what is typed.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  return (
    <Button size="small" className="self-start" onClick={suggest}>
      {t('displayName.suggest')}
    </Button>
  );
}
