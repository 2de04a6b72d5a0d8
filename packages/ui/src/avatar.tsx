import { useState } from 'react';

import { classNames } from './class-names.ts';

const sizes = {
  small: 'size-9 text-base',
  large: 'size-24 text-3xl',
} as const;

export interface AvatarProps {
  /** URL of the picture on our own origin; null, or a failed load, shows the initial. */
  readonly src: string | null;
  /** First letter of the name. */
  readonly initial: string;
  readonly size?: keyof typeof sizes;
  readonly className?: string;
}

/** A picture or initial, hidden from screen readers: the text beside it names the person. */
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
