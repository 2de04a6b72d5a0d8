import { useEffect, useEffectEvent, useRef } from 'react';

import { type DraftKey, readDraft } from './drafts.ts';

type FormTraces = { website?: string; filledInMs?: number };

const websiteMax = 500;

/**
 * Tells how a form was filled in, given what its fields hold. What comes back from a draft was
 * typed before: how long that took is not told.
 */
export function useFormTraces(
  draft: DraftKey,
): (texts: Readonly<Record<string, string>>) => FormTraces {
  const begun = useRef<number>(undefined);
  const begin = useEffectEvent(() => {
    const isKept = Object.values(readDraft(draft)).some((text) => text !== '');
    begun.current = isKept ? undefined : performance.now();
  });
  useEffect(() => begin(), []);
  return ({ website = '' }) => ({
    ...(website !== '' && { website: website.slice(0, websiteMax) }),
    ...(begun.current !== undefined && {
      filledInMs: Math.round(performance.now() - begun.current),
    }),
  });
}

/**
 * A field that only programs fill in. Nobody sees it, hears of it or comes to it with the keyboard;
 * the label is for browsers that know no style.
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
