// SPDX-License-Identifier: AGPL-3.0-or-later
import { Skeleton } from '@kga/ui/skeleton';

export type FigureTile = {
  label: string;
  /** Its hidden text reserves the width while the figure loads. */
  value: string;
  hint?: string | undefined;
  /** What is new about the figure, set above it and larger. */
  news?: string | false | null | undefined;
};

/** Key figures side by side, each below its news; skeletons while they load. */
export function FigureTiles({
  tiles,
  isLoading = false,
}: {
  tiles: readonly FigureTile[];
  isLoading?: boolean;
}) {
  return (
    <dl
      className={`grid break-inside-avoid grid-cols-2 border-y border-line ${tiles.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
      aria-hidden={isLoading ? true : undefined}
    >
      {tiles.map(({ label, value, hint, news }) => (
        <div
          key={label}
          className="flex flex-wrap content-start items-baseline gap-x-1.5 border-line py-3 pe-4 even:border-s even:ps-4 lg:border-s lg:ps-4 lg:first:border-s-0 lg:first:ps-0"
        >
          <dt className={`text-sm text-muted ${news ? '' : 'basis-full'}`}>{label}</dt>
          <dd
            className={`tabular ${news ? 'text-sm font-semibold' : 'basis-full font-heading text-2xl font-bold'}`}
          >
            {isLoading ? <Skeleton className="h-[1lh] w-4/5" /> : value}
          </dd>
          {hint && <dd className="basis-full text-sm text-muted">{hint}</dd>}
          {news && (
            <dd className="order-first mb-1 basis-full font-heading leading-tight font-bold text-balance tabular sm:text-lg">
              {news}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
