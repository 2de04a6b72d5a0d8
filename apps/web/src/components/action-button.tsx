// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ButtonProps, Button } from '@kga/ui/button';
import { useMutation } from '@tanstack/react-query';

import { useErrorToast } from './use-toasts.ts';

type ActionButtonProps<Answer> = Pick<
  ButtonProps,
  'variant' | 'size' | 'className' | 'aria-label' | 'children'
> & {
  busyLabel: string;
  act: () => Promise<Answer>;
  onDone: (answer: Answer) => void | Promise<void>;
};

export function ActionButton<Answer>({ act, onDone, ...button }: ActionButtonProps<Answer>) {
  const showError = useErrorToast();
  const action = useMutation({ mutationFn: act, onSuccess: onDone, onError: showError });
  return <Button {...button} busy={action.isPending} onClick={() => action.mutate()} />;
}
