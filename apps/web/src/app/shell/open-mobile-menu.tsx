import { routes } from '@kga/contracts';
import { Dialog } from '@kga/ui/dialog';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';

import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { navigationOf } from '../features.ts';
import { MobileMenuButton } from './menu-buttons.tsx';
import { MobileAccount } from './mobile-account.tsx';

/** The navigation on small screens, open. */
export function OpenMobileMenu() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('menu.title')}
      closeLabel={t('menu.close')}
      trigger={<MobileMenuButton />}
    >
      <nav aria-label={t('nav.label')}>
        <ul className="flex flex-col">
          {navigationOf(language).map(({ path, label }) => (
            <li key={path} className="border-b border-line last:border-0">
              <NavLink
                to={path}
                end={path === routes.home}
                onClick={close}
                className="flex min-h-12 items-center text-lg no-underline aria-[current=page]:font-bold"
              >
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <MobileAccount onLeave={close} />
    </Dialog>
  );
}
