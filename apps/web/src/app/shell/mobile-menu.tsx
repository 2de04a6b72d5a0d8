import { Button, type ButtonProps } from '@kga/ui/button';
import { Menu } from 'lucide-react';

import { useOnDemand } from '../../lib/on-demand.tsx';
import { useTranslation } from '../../lib/translation.ts';

const load = async () => (await import('./open-mobile-menu.tsx')).OpenMobileMenu;

/** Leads to the navigation on small screens. */
export function MobileMenu() {
  const { Loaded, standIn } = useOnDemand(load);
  return Loaded ? <Loaded /> : <MobileMenuButton aria-haspopup="dialog" {...standIn} />;
}

/** The button of the menu. */
export function MobileMenuButton(props: ButtonProps) {
  const { t } = useTranslation('shell');
  return (
    <Button variant="quiet" size="icon" aria-label={t('menu.open')} {...props}>
      <Menu className="size-6" aria-hidden="true" />
    </Button>
  );
}
