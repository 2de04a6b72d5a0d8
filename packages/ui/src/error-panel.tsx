// SPDX-License-Identifier: AGPL-3.0-or-later
import { RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

export interface ErrorPanelProps {
  readonly title: string;
  /** Details, and what the user can do. */
  readonly text?: ReactNode;
  readonly retryLabel: string;
  readonly retryingLabel: string;
  readonly retrying?: boolean;
  readonly onRetry: () => void;
  readonly retryRef?: Ref<HTMLButtonElement>;
  readonly className?: string;
}

/** Shown in place of content that failed to load, with a retry button. */
export function ErrorPanel({
  title,
  text,
  retryLabel,
  retryingLabel,
  retrying = false,
  onRetry,
  retryRef,
  className,
}: ErrorPanelProps) {
  return (
    <div className={classNames('border-s-4 border-signal bg-raised p-5 sm:p-6', className)}>
      <div role="alert">
        <p className="font-heading text-xl font-bold">{title}</p>
        {text !== undefined && <div className="mt-2 max-w-text text-muted">{text}</div>}
      </div>
      <Button
        ref={retryRef}
        className="mt-5"
        busy={retrying}
        busyLabel={retryingLabel}
        onClick={onRetry}
      >
        <RotateCw aria-hidden="true" className="size-4 shrink-0" />
        {retryLabel}
      </Button>
    </div>
  );
}
