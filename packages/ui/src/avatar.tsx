// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ReactNode, useState } from 'react';

import { classNames } from './class-names.ts';

const sizes = {
  tiny: 'size-6 text-xs',
  small: 'size-9 text-base',
  large: 'size-24 text-3xl',
} as const;

const tints = [
  'bg-[color-mix(in_oklab,var(--step-blue)_22%,var(--raised))] text-ink',
  'bg-[color-mix(in_oklab,var(--step-green)_22%,var(--raised))] text-ink',
  'bg-[color-mix(in_oklab,var(--step-yellow)_26%,var(--raised))] text-ink',
  'bg-[color-mix(in_oklab,var(--step-orange)_22%,var(--raised))] text-ink',
  'bg-[color-mix(in_oklab,var(--muted)_24%,var(--raised))] text-ink',
] as const;

/** The same tint for the same person. */
function tintOf(seed: string | undefined): string {
  const sum = Array.from(seed ?? '').reduce((total, each) => total + (each.codePointAt(0) ?? 0), 0);
  return tints[seed === undefined ? -1 : sum % tints.length] ?? 'bg-ink text-paper';
}

export interface AvatarProps {
  /** URL of the picture on our own origin; null, or a failed load, shows the initial. */
  readonly src: string | null;
  /** First letter of the name, or an icon in its place. */
  readonly initial: ReactNode;
  readonly size?: keyof typeof sizes;
  /** Id of the person, which chooses a quiet colour; without it, black. */
  readonly seed?: string;
  readonly className?: string;
}

/** A picture or initial, hidden from screen readers: the text beside it names the person. */
export function Avatar({ src, initial, size = 'small', seed, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-full font-heading leading-none font-extrabold uppercase select-none',
        tintOf(seed),
        sizes[size],
        className,
      )}
    >
      {src !== null && src !== failed ? (
        <img
          src={src}
          alt=""
          width={192}
          height={192}
          loading={size === 'large' ? 'eager' : 'lazy'}
          className="size-full object-cover"
          onError={() => setFailed(src)}
        />
      ) : (
        initial
      )}
    </span>
  );
}
