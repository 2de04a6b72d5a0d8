import { type Profile, updateProfile } from '@kga/contracts';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useErrorToast } from '../../components/use-error-toast.ts';
import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AddressForm } from './address-form.tsx';
import { VerificationCodeForm } from './mail-code.tsx';
import { setProfile } from './queries.ts';
import { Section } from './section.tsx';

/** The email address, its verification and a pending change. */
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
          // A new address gets a new code.
          <PendingAddress key={pendingEmail} profile={profile} pendingEmail={pendingEmail} />
        )}
        <AddressForm profile={profile} />
      </div>
    </Section>
  );
}

/** A change of email address that is not yet confirmed. */
function PendingAddress({ profile, pendingEmail }: { profile: Profile; pendingEmail: string }) {
  const { t } = useTranslation('profile');
  const { email } = profile.user;
  return (
    <VerificationCodeForm
      email={pendingEmail}
      title={t('address.pending', { email: pendingEmail })}
      text={t('address.pendingText', { email: pendingEmail, current: email })}
      action={<CancelChange email={email} />}
    />
  );
}

function CancelChange({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  const { show } = useToast();
  const client = useQueryClient();
  const showError = useErrorToast();
  const cancel = useMutation({
    // Sending the current address cancels the change.
    mutationFn: () => call(updateProfile, { body: { email } }),
    onSuccess: (profile) => {
      document.getElementById('address')?.focus({ preventScroll: true });
      setProfile(client, profile);
      show({
        title: t('address.cancelled'),
        description: t('address.cancelledText', { email }),
        tone: 'success',
      });
    },
    onError: showError,
  });
  return (
    <Button
      variant="quiet"
      busy={cancel.isPending}
      busyLabel={t('saving')}
      onClick={() => cancel.mutate()}
    >
      {t('address.cancelChange')}
    </Button>
  );
}
