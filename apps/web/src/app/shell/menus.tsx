// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';

import { useOnDemand } from '../../lib/on-demand.tsx';
import { AccountButton, LanguageButton, MobileMenuButton, ThemeButton } from './menu-buttons.tsx';

const loadAccountMenu = async () => (await import('./open-menus.tsx')).OpenAccountMenu;
const loadLanguageMenu = async () => (await import('./open-menus.tsx')).OpenLanguageMenu;
const loadThemeMenu = async () => (await import('./open-menus.tsx')).OpenThemeMenu;
const loadMobileMenu = async () => (await import('./open-mobile-menu.tsx')).OpenMobileMenu;

export function AccountMenu({ user }: { user: User }) {
  const { Loaded, standIn } = useOnDemand(loadAccountMenu);
  return Loaded ? <Loaded /> : <AccountButton aria-haspopup="menu" user={user} {...standIn} />;
}

export function LanguageMenu() {
  const { Loaded, standIn } = useOnDemand(loadLanguageMenu);
  return Loaded ? <Loaded /> : <LanguageButton aria-haspopup="menu" {...standIn} />;
}

export function ThemeMenu() {
  const { Loaded, standIn } = useOnDemand(loadThemeMenu);
  return Loaded ? <Loaded /> : <ThemeButton aria-haspopup="menu" {...standIn} />;
}

export function MobileMenu() {
  const { Loaded, standIn } = useOnDemand(loadMobileMenu);
  return Loaded ? <Loaded /> : <MobileMenuButton aria-haspopup="dialog" {...standIn} />;
}
