// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '@kga/ui/menu';
import { Bell, Gavel, LogOut, Newspaper, Rss, Scale, UserRound, Users } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useSignOut } from '../../auth/sign-out.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { isLegalTeam, isModerator, nameOf } from '../../auth/user.ts';
import { useChooseLanguage } from '../../lib/choose-language.ts';
import { useLanguage, languageOptions } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { AccountButton, LanguageButton, ThemeButton } from './menu-buttons.tsx';
import { chooseTheme, themes, useTheme } from './theme.ts';

const adminPlaces = [
  { name: 'users', Mark: Users },
  { name: 'editorial', Mark: Newspaper },
  { name: 'feeds', Mark: Rss },
] as const;

const moderatorPlaces = [{ name: 'moderation', Mark: Gavel }] as const;

const legalPlaces = [{ name: 'counselQueue', Mark: Scale }] as const;

export function OpenAccountMenu() {
  const { t } = useTranslation('shell');
  const { user } = useAuth();
  const signOut = useSignOut();
  if (!user) return null;
  const places = [
    ...(isModerator(user) ? moderatorPlaces : []),
    ...(isLegalTeam(user) ? legalPlaces : []),
    ...(user.role === 'admin' ? adminPlaces : []),
  ];
  return (
    <Menu defaultOpen trigger={<AccountButton user={user} />}>
      <p className="max-w-64 truncate px-3 pt-2 pb-1 text-xs font-semibold text-muted">
        {nameOf(user)}
      </p>
      <MenuItem asChild>
        <Link to={pathTo('profile')}>
          <UserRound className="size-4 shrink-0" aria-hidden="true" />
          {t('account.profile')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={pathTo('notifications')}>
          <Bell className="size-4 shrink-0" aria-hidden="true" />
          {t('account.notifications')}
        </Link>
      </MenuItem>
      {places.map(({ name, Mark }) => (
        <MenuItem key={name} asChild>
          <Link to={pathTo(name)}>
            <Mark className="size-4 shrink-0" aria-hidden="true" />
            {t(`account.${name}`)}
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut className="size-4 shrink-0" aria-hidden="true" />
        {t('account.logout')}
      </MenuItem>
    </Menu>
  );
}

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
        options={languageOptions}
      />
    </Menu>
  );
}

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
