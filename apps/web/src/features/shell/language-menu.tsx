import { languages } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Menu, MenuRadioGroup } from '@kga/ui/menu';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useChooseLanguage, useLanguage } from '../../lib/language.tsx';
import { languageNames } from './navigation.ts';

/** Each language under its own name. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="small">
          <Languages className="size-5" aria-hidden="true" />
          <VisuallyHidden>{t('shell.language')}</VisuallyHidden>
          <span className="hidden sm:inline">{languageNames[language]}</span>
        </Button>
      }
    >
      <MenuRadioGroup
        label={t('shell.language')}
        value={language}
        onValueChange={(value) => void choose(value)}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      />
    </Menu>
  );
}
