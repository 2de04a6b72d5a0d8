import { Button, type ButtonProps } from '@kga/ui/button';
import { Monitor, Moon, Sun } from 'lucide-react';

import { useOnDemand } from '../../lib/on-demand.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type Theme, useTheme } from './theme.ts';

const icons = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, unknown>;

const load = async () => (await import('./open-menus.tsx')).OpenThemeMenu;

/** Leads to light, dark, or as the system has it. */
export function ThemeMenu() {
  const { Loaded, standIn } = useOnDemand(load);
  return Loaded ? <Loaded /> : <ThemeButton aria-haspopup="menu" {...standIn} />;
}

/** The button of the menu. */
export function ThemeButton(props: ButtonProps) {
  const { t } = useTranslation('shell');
  const Icon = icons[useTheme()];
  return (
    <Button variant="quiet" size="icon" aria-label={t('theme.label')} {...props}>
      <Icon className="size-5" aria-hidden="true" />
    </Button>
  );
}
