import { type Language, languages } from '@kga/contracts';
import { useState } from 'react';

import { useClientValue } from '../../lib/browser.ts';
import { type DraftKey, readDraft, storeDraft } from '../../lib/forms/drafts.ts';
import { useLanguage } from '../../lib/language.tsx';

/** The language of what is being written, kept with it; the interface's until one is chosen. */
export function useDraftLanguage(draft: DraftKey): {
  language: Language;
  choose: (language: Language) => void;
} {
  const spoken = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const kept = useClientValue<string>(() => readDraft(draft)['language'] ?? '', '');
  return {
    language: chosen ?? languages.find((each) => each === kept) ?? spoken,
    choose: (language) => {
      setChosen(language);
      storeDraft(draft, { ...readDraft(draft), language });
    },
  };
}
