// SPDX-License-Identifier: AGPL-3.0-or-later
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';

import { Field, type FieldText, controlClass } from './field.tsx';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldText {
  readonly autoComplete: 'current-password' | 'new-password';
  /** Label of the toggle button in both states. */
  readonly showLabel: string;
  /** Shown while caps lock is on. */
  readonly capsLockHint: string;
}

/** A password input with a button that shows the password. */
export function PasswordField({
  label,
  hint,
  error,
  note,
  showLabel,
  capsLockHint,
  id,
  className,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.getModifierState('CapsLock'));
  const Mark = shown ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error, note, id, className }}>
      {(control) => (
        <>
          <div className="relative">
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              type={shown ? 'text' : 'password'}
              className={controlClass(error !== undefined, 'pe-13')}
              onKeyDown={watch}
              onKeyUp={watch}
              onBlur={() => setCapsLock(false)}
            />
            <button
              type="button"
              aria-label={showLabel}
              data-tooltip={showLabel}
              aria-pressed={shown}
              aria-controls={control.id}
              className="absolute inset-y-0 end-0 grid min-w-12 place-items-center rounded text-muted hover:text-ink noscript:hidden"
              onClick={() => setShown(!shown)}
            >
              <Mark aria-hidden="true" className="size-5" />
            </button>
          </div>
          <p role="status" className={capsLock ? 'mt-1.5 text-sm text-muted' : 'sr-only'}>
            {capsLock && capsLockHint}
          </p>
        </>
      )}
    </Field>
  );
}
