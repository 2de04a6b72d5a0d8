// SPDX-License-Identifier: AGPL-3.0-or-later
// Parts that the header and the open menus share: the menus load the open ones on demand.
import type { User } from '@kga/contracts/accounts';
import { languageName } from '@kga/contracts/core';
import { Avatar } from '@kga/ui/avatar';
import { type ButtonProps, Button } from '@kga/ui/button';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { Languages, Menu, Monitor, Moon, Sun, UserRound } from 'lucide-react';

import { initialOf, nameOf } from '../../auth/user.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type Theme, useTheme } from './theme.ts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<
  Theme,
  unknown
>;

/** Opens the account menu: the user's picture or initial. */
export function AccountButton({ user, ...rest }: ButtonProps & { user: User }) {
  const { t } = useTranslation('shell');
  return (
    <Button
      variant="quiet"
      size="icon"
      className="shrink-0"
      aria-label={t('account.menu', { name: nameOf(user) })}
      {...rest}
    >
      <Avatar src={user.profileImageUrl} initial={initialOf(user)} />
    </Button>
  );
}

/** Opens the language menu: the current language. */
export function LanguageButton(props: ButtonProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <Button variant="quiet" size="small" data-tooltip={t('language')} {...props}>
      <Languages className="size-5" aria-hidden="true" />
      <VisuallyHidden>{t('language')}</VisuallyHidden>
      <span className="hidden sm:inline">{languageName(language)}</span>
    </Button>
  );
}

/** Opens the theme menu: the icon of the current theme. */
export function ThemeButton(props: ButtonProps) {
  const { t } = useTranslation('shell');
  const Icon = themeIcons[useTheme()];
  return (
    <Button variant="quiet" size="icon" aria-label={t('theme.label')} {...props}>
      <Icon className="size-5" aria-hidden="true" />
    </Button>
  );
}

export function MobileMenuButton(props: ButtonProps) {
  const { t } = useTranslation('shell');
  return (
    <Button variant="quiet" size="icon" aria-label={t('menu.open')} {...props}>
      <Menu className="size-6" aria-hidden="true" />
    </Button>
  );
}

type GuestBadgeProps = {
  /** Leaves the word to screen readers where the header has no room for it. */
  short?: boolean;
  className?: string;
};

export function GuestBadge({ short = false, className = '' }: GuestBadgeProps) {
  const { t } = useTranslation('shared');
  return (
    <span
      title={t('guest.hint')}
      className={`relative inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap text-sm font-semibold text-muted ${className}`}
    >
      <UserRound className="size-4 shrink-0" aria-hidden="true" />
      <span className={short ? 'max-sm:sr-only xl:sr-only' : ''}>{t('guest.name')}</span>
    </span>
  );
}
