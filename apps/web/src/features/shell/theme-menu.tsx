import { Button } from '@kga/ui/button';
import { Menu, MenuRadioGroup } from '@kga/ui/menu';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { type Theme, chooseTheme, themes, useTheme } from './theme.ts';

const icons = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, unknown>;

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const { t } = useTranslation();
  const theme = useTheme();
  const Icon = icons[theme];
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" aria-label={t('shell.theme.label')}>
          <Icon className="size-5" aria-hidden="true" />
        </Button>
      }
    >
      <MenuRadioGroup
        label={t('shell.theme.label')}
        value={theme}
        onValueChange={chooseTheme}
        options={themes.map((value) => ({ value, label: t(`shell.theme.${value}`) }))}
      />
    </Menu>
  );
}
