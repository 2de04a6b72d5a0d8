import { type Profile, updateProfile } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { VerificationCodeForm } from './mail-code.tsx';
import { setProfile } from './queries.ts';
import { useProfileErrorToast } from './use-section-error.ts';

/** A change of address that waits for its confirmation. */
export function PendingAddress({
  profile,
  pendingEmail,
}: {
  profile: Profile;
  pendingEmail: string;
}) {
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
  const sayFailure = useProfileErrorToast();
  const cancel = useMutation({
    // One's own address takes the change back.
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
    onError: sayFailure,
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
