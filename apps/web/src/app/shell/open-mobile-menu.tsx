import { pathTo } from '@kga/contracts';
import { Dialog } from '@kga/ui/dialog';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';

import { useLanguage } from '../../lib/language.tsx';
import { navigationOf } from '../../lib/navigation.ts';
import { useTranslation } from '../../lib/translation.ts';
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
          {navigationOf(language).map((name) => (
            <li key={name} className="border-b border-line last:border-0">
              <NavLink
                to={pathTo(name)}
                end={name === 'home'}
                onClick={close}
                className="flex min-h-12 items-center text-lg no-underline aria-[current=page]:font-bold"
              >
                {t(`nav.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <MobileAccount onLeave={close} />
    </Dialog>
  );
}
