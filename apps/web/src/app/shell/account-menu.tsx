import type { User } from '@kga/contracts';
import { Avatar } from '@kga/ui/avatar';
import { type ButtonProps, Button } from '@kga/ui/button';

import { initialOf, nameOf } from '../../auth/user.ts';
import { useOnDemand } from '../../lib/on-demand.tsx';
import { useTranslation } from '../../lib/translation.ts';

const load = async () => (await import('./open-account-menu.tsx')).OpenAccountMenu;

/** Leads to the profile and out. */
export function AccountMenu({ user }: { user: User }) {
  const { Loaded, standIn } = useOnDemand(load);
  return Loaded ? <Loaded /> : <AccountButton aria-haspopup="menu" user={user} {...standIn} />;
}

/** The button of the menu: the person's picture or initial. */
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
