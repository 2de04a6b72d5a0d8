import { useState } from 'react';

import { classNames } from './class-names.ts';

const sizes = {
  small: 'size-9 text-base',
  large: 'size-24 text-3xl',
} as const;

export interface AvatarProps {
  /** The picture, on our own origin; without one, or where it fails, the initial stands in. */
  readonly src: string | null;
  /** The letter that stands for the person. */
  readonly initial: string;
  readonly size?: keyof typeof sizes;
  readonly className?: string;
}

/** A person's picture or initial. Silent: who it is, the words beside it or its button say. */
export function Avatar({ src, initial, size = 'small', className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-ink font-heading leading-none font-extrabold text-paper uppercase select-none',
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
          className="size-full object-cover"
          onError={() => setFailed(src)}
        />
      ) : (
        initial
      )}
    </span>
  );
}
