// SPDX-License-Identifier: AGPL-3.0-or-later
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useHydrated, useMediaQuery } from '../../lib/browser.ts';
import { anchorOf } from '../../lib/page-urls.ts';

type FoldProps = {
  title: string;
  /** What is inside, in short: a count or a name. */
  note?: ReactNode;
  /** Id of what opens it, to which links lead. */
  id?: string;
  /** Beginning of the ids of what is inside, where links lead to it. */
  insideId?: string;
  /** Open where there is room, once the page has hydrated. */
  isOpenOnWide?: boolean;
  className?: string;
  children: ReactNode;
};

/** A section that is folded below its heading; open on paper, and where the address leads into it. */
export function Fold(props: FoldProps) {
  const { title, note, id, isOpenOnWide = false, className = '', children } = props;
  const ownId = useId();
  const headingId = `${id ?? ownId}-heading`;
  const isWide = useMediaQuery('(min-width: 64rem)') && isOpenOnWide;
  const isLinked = useLinked(props);
  // Stays open when a tablet is turned.
  const [isOpen, setIsOpen] = useState(isWide || isLinked);
  if (!isOpen && (isWide || isLinked)) setIsOpen(true);
  return (
    <section aria-labelledby={headingId} className={`border-b border-edge ${className}`}>
      {/* It may have been opened before the page hydrates. */}
      <details open={isOpen} className="group/fold print-open" suppressHydrationWarning>
        <summary
          id={id}
          className="flex min-h-14 cursor-pointer list-none items-center gap-x-3 py-3 print:flex! [&::-webkit-details-marker]:hidden"
        >
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <h2 id={headingId} className="text-xl">
              {title}
            </h2>
            {note !== undefined && <span className="text-muted tabular">{note}</span>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="no-print size-5 shrink-0 text-muted group-open/fold:rotate-180"
          />
        </summary>
        <div className="pb-6">{children}</div>
      </details>
    </section>
  );
}

/** Whether the address leads to a section or into it. */
function useLinked({ id, insideId }: FoldProps): boolean {
  const isHydrated = useHydrated();
  const target = anchorOf(useLocation().hash);
  const isInside = insideId !== undefined && target.startsWith(insideId);
  const isLinked = isHydrated && target !== '' && (target === id || isInside);
  const [wasLinked] = useState(isLinked);
  // What it leads to had no place while the section was folded.
  useEffect(() => {
    if (isLinked && !wasLinked) document.getElementById(target)?.scrollIntoView();
  }, [isLinked, wasLinked, target]);
  return isLinked;
}
