import type { ReactNode } from 'react';

import { useTranslation } from '../../lib/translation.ts';
import type { SectionName } from './sections.ts';

/** One part of the page, under its own heading and anchor. */
export function Section({
  name,
  intro,
  children,
}: {
  name: SectionName;
  /** In place of the usual words under the heading. */
  intro?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('profile');
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      // What the contents lead to takes the focus, so that one goes on from there.
      tabIndex={-1}
      className="scroll-mt-6 border-t-2 border-ink pt-4 outline-none"
    >
      <h2 id={`${name}-title`} className="text-xl">
        {t(`${name}.title`)}
      </h2>
      <p className="mt-1 max-w-text text-muted">{intro ?? t(`${name}.intro`)}</p>
      <div className="mt-5">{children}</div>
    </section>
  );
}
