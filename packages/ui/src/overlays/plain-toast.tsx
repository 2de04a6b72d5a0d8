// SPDX-License-Identifier: AGPL-3.0-or-later
import { useEffect } from 'react';

import { TOAST_DURATION } from './toast-content.ts';
import type { ToastRegionProps } from './toast-region.tsx';

/** A minimal toast without actions, for when the toast region could not be loaded. */
export function PlainToast({ shown, onOpenChange }: ToastRegionProps) {
  const { id, open, content } = shown ?? { id: 0, open: false, content: { title: '' } };
  const { title, description, duration = TOAST_DURATION } = content;

  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => onOpenChange(id, false), duration);
    return () => clearTimeout(timer);
  }, [id, open, duration, onOpenChange]);

  return (
    <div role="status" className="no-print fixed end-0 bottom-0 z-60 w-full max-w-md p-4">
      {open && (
        <div className="rounded border-s-4 border-ink bg-raised px-4 py-5 text-ink shadow inset-ring inset-ring-line">
          <p className="leading-snug font-semibold">{title}</p>
          {description !== undefined && <p className="mt-1 text-sm text-muted">{description}</p>}
        </div>
      )}
    </div>
  );
}
