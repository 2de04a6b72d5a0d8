import type { Profile } from '@kga/contracts';
import { Badge } from '@kga/ui/badge';

import { useTranslation } from '../../lib/translation.ts';
import { AddressForm } from './address-form.tsx';
import { VerificationCodeForm } from './mail-code.tsx';
import { PendingAddress } from './pending-address.tsx';
import { Section } from './section.tsx';

/** The address, whether it is verified, and a change of it that waits. */
export function AddressSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { user, pendingEmail } = profile;
  return (
    <Section name="address">
      <div className="flex flex-col gap-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold [overflow-wrap:anywhere]">{user.email}</span>
          <Badge tone={user.emailVerified ? 'plain' : 'notice'}>
            {t(user.emailVerified ? 'address.verified' : 'address.unverified')}
          </Badge>
        </p>
        {!user.emailVerified && (
          <VerificationCodeForm
            email={user.email}
            title={t('address.unverifiedTitle')}
            text={t('address.unverifiedText', { email: user.email })}
          />
        )}
        {pendingEmail !== null && (
          // Another address has another code.
          <PendingAddress key={pendingEmail} profile={profile} pendingEmail={pendingEmail} />
        )}
        <AddressForm profile={profile} />
      </div>
    </Section>
  );
}
