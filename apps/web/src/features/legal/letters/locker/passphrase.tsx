// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { PasswordField } from '@kga/ui/password-field';
import { type FormEvent, useState } from 'react';

import { useSuccessToast } from '../../../../components/use-toasts.ts';
import { formValues } from '../../../../lib/forms/form-values.ts';
import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { focusAfter, focusOn, headingIds } from '../focus-after.ts';
import type { Locker } from './use-locker.ts';

/** Least length of a passphrase. */
const least = 12;

const ids = { unlock: 'locker-unlock', first: 'locker-new', again: 'locker-again' } as const;

/** Submits a form that the browser must not send. */
const onSubmitOf =
  (submit: (values: Record<string, string>, form: HTMLFormElement) => Promise<void>) =>
  (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(formValues(event.currentTarget), event.currentTarget);
  };

/** Asks for the passphrase of a locked locker. */
export function UnlockForm({ locker }: { locker: Locker }) {
  const { t } = useTranslation(['lockerLetters', 'accounts']);
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = onSubmitOf(async ({ passphrase = '' }) => {
    setBusy(true);
    const isOpen = await locker.open(passphrase);
    setWrong(!isOpen);
    setBusy(false);
    focusOn(isOpen ? headingIds.checklist : ids.unlock);
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <h2 className="text-xl">{t('passphrase.locked')}</h2>
      <PasswordField
        id={ids.unlock}
        name="passphrase"
        label={t('passphrase.label')}
        error={isWrong ? t('passphrase.wrong') : undefined}
        autoComplete="current-password"
        showLabel={t('accounts:showPassword')}
        capsLockHint={t('accounts:capsLock')}
      />
      <Button
        type="submit"
        variant="signal"
        className="justify-self-start"
        busy={isBusy}
        busyLabel={t('passphrase.unlock')}
      >
        {t('passphrase.unlock')}
      </Button>
    </form>
  );
}

/** Sets, changes or removes the passphrase, and locks the locker. */
export function Passphrase({ locker, hasPassphrase }: { locker: Locker; hasPassphrase: boolean }) {
  const { t } = useTranslation(['lockerLetters', 'accounts']);
  const formats = useFormats();
  const confirm = useSuccessToast();
  const [error, setError] = useState<'short' | 'different'>();
  const [isBusy, setBusy] = useState(false);
  const shared = {
    autoComplete: 'new-password',
    showLabel: t('accounts:showPassword'),
    capsLockHint: t('accounts:capsLock'),
  } as const;
  const submit = onSubmitOf(async ({ passphrase = '', again = '' }, form) => {
    const short = passphrase.length < least ? 'short' : undefined;
    const wrong = short ?? (passphrase === again ? undefined : 'different');
    setError(wrong);
    if (wrong) return focusOn(wrong === 'short' ? ids.first : ids.again);
    setBusy(true);
    await locker.setPassphrase(passphrase);
    form.reset();
    setBusy(false);
    confirm(t('passphrase.done'));
  });
  const remove = async () => {
    await locker.setPassphrase();
    focusOn(headingIds.passphrase);
  };
  return (
    <section className="border-t border-line pt-6" aria-labelledby={headingIds.passphrase}>
      <h2 id={headingIds.passphrase} tabIndex={-1} className="text-xl">
        {t('passphrase.title')}
      </h2>
      <p className="mt-1 text-muted">
        {formats.sentences(t('passphrase.text'), t('passphrase.lost'))}
      </p>
      <form method="post" noValidate onSubmit={submit} className="mt-4 grid max-w-md gap-4">
        <PasswordField
          {...shared}
          id={ids.first}
          name="passphrase"
          label={t('passphrase.label')}
          hint={t('passphrase.hint')}
          error={error === 'short' ? t('passphrase.short') : undefined}
        />
        <PasswordField
          {...shared}
          id={ids.again}
          name="again"
          label={t('passphrase.again')}
          error={error === 'different' ? t('passphrase.different') : undefined}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} busyLabel={t('passphrase.set')}>
            {t(hasPassphrase ? 'passphrase.change' : 'passphrase.set')}
          </Button>
          {hasPassphrase && (
            <>
              <Button onClick={() => focusAfter(locker.lock, ids.unlock)}>
                {t('passphrase.lock')}
              </Button>
              <Button variant="quiet" onClick={() => void remove()}>
                {t('passphrase.remove')}
              </Button>
            </>
          )}
        </div>
      </form>
    </section>
  );
}
