// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';

const tones = {
  plain: 'border-ink',
  success: 'border-step-green',
  caution: 'border-step-yellow-edge',
} as const;

export interface NoticeProps {
  readonly tone?: keyof typeof tones;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Buttons or links below the text. */
  readonly action?: ReactNode;
  /** Announces the notice when it appears. */
  readonly live?: boolean;
  readonly className?: string;
}

/** Information or a request that is not an error. */
export function Notice({
  tone = 'plain',
  title,
  children,
  action,
  live = false,
  className,
}: NoticeProps) {
  return (
    <div className={classNames('border-s-4 bg-raised p-4 sm:p-5', tones[tone], className)}>
      <div {...(live ? { role: 'status' } : {})}>
        {title !== undefined && <p className="font-heading text-lg font-bold">{title}</p>}
        {children !== undefined && (
          <div className={classNames('max-w-text', title !== undefined && 'mt-1 text-muted')}>
            {children}
          </div>
        )}
      </div>
      {action !== undefined && (
        <div className="mt-3 flex flex-wrap items-center gap-3">{action}</div>
      )}
    </div>
  );
}
