import { Button, type ButtonProps } from '@kga/ui/button';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { Languages } from 'lucide-react';

import { useLanguage } from '../../lib/language.tsx';
import { languageNames } from '../../lib/navigation.ts';
import { useOnDemand } from '../../lib/on-demand.tsx';
import { useTranslation } from '../../lib/translation.ts';

const load = async () => (await import('./open-menus.tsx')).OpenLanguageMenu;

/** Leads to each language under its own name. */
export function LanguageMenu() {
  const { Loaded, standIn } = useOnDemand(load);
  return Loaded ? <Loaded /> : <LanguageButton aria-haspopup="menu" {...standIn} />;
}

/** The button of the menu. */
export function LanguageButton(props: ButtonProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <Button variant="quiet" size="small" {...props}>
      <Languages className="size-5" aria-hidden="true" />
      <VisuallyHidden>{t('language')}</VisuallyHidden>
      <span className="hidden sm:inline">{languageNames[language]}</span>
    </Button>
  );
}
