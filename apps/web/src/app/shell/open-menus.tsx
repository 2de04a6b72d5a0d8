import { languages } from '@kga/contracts';
import { Menu, MenuRadioGroup } from '@kga/ui/menu';

import { useChooseLanguage } from '../../lib/choose-language.ts';
import { languageNames, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { LanguageButton, ThemeButton } from './menu-buttons.tsx';
import { chooseTheme, themes, useTheme } from './theme.ts';

/** The menu of languages, open. */
export function OpenLanguageMenu() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Menu defaultOpen trigger={<LanguageButton />}>
      <MenuRadioGroup
        label={t('language')}
        value={language}
        onValueChange={(value) => void choose(value)}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      />
    </Menu>
  );
}

/** The menu of themes, open. */
export function OpenThemeMenu() {
  const { t } = useTranslation('shell');
  const theme = useTheme();
  return (
    <Menu defaultOpen trigger={<ThemeButton />}>
      <MenuRadioGroup
        label={t('theme.label')}
        value={theme}
        onValueChange={chooseTheme}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
    </Menu>
  );
}
