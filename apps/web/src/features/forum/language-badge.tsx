import type { Language } from '@kga/contracts';
import { Badge } from '@kga/ui/badge';

import { useLanguage } from '../../lib/language.tsx';
import { languageNames } from '../../lib/navigation.ts';

/** Names the language of a text where it is not the page's. */
export function LanguageBadge({ language }: { language: Language }) {
  if (language === useLanguage()) return null;
  return (
    <Badge>
      <span lang={language}>{languageNames[language]}</span>
    </Badge>
  );
}
