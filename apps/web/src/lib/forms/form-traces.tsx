// SPDX-License-Identifier: AGPL-3.0-or-later
import { useEffect, useEffectEvent, useRef } from 'react';

import { type DraftKey, readDraft } from './drafts.ts';

export type FormTraces = { website?: string; filledInMs?: number; restored?: boolean };

const websiteMax = 500;

/** What the fields alone tell. */
export const tracesIn = ({ website = '' }: Readonly<Record<string, string>>): FormTraces =>
  website === '' ? {} : { website: website.slice(0, websiteMax) };

/**
 * Collects spam signals of a form: the honeypot's value, the time since the form was opened, and whether a
 * draft was restored, which was typed before.
 */
export function useFormTraces(
  draft: DraftKey,
): (texts: Readonly<Record<string, string>>) => FormTraces {
  const begun = useRef<{ at: number; isRestored: boolean }>(undefined);
  const begin = useEffectEvent(() => {
    const isRestored = Object.values(readDraft(draft)).some((text) => text !== '');
    begun.current = { at: performance.now(), isRestored };
  });
  useEffect(() => begin(), []);
  return (texts) => ({
    ...tracesIn(texts),
    ...(begun.current && {
      filledInMs: Math.round(performance.now() - begun.current.at),
      ...(begun.current.isRestored && { restored: true }),
    }),
  });
}

/**
 * A honeypot field, hidden from view, screen readers and the tab order; only bots fill it in. The
 * label is for browsers without CSS.
 */
export function HoneypotField({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
