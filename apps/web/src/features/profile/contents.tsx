import { useTranslation } from '../../lib/translation.ts';
import type { SectionName } from './sections.ts';

/** Leads to each part of the page. */
export function Contents({ names }: { names: readonly SectionName[] }) {
  const { t } = useTranslation('profile');
  return (
    <nav aria-labelledby="contents-title" className="no-print lg:sticky lg:top-6">
      <h2 id="contents-title" className="text-sm leading-normal font-semibold text-muted">
        {t('contents')}
      </h2>
      <ul className="mt-1 grid grid-cols-2 gap-x-4 border-y border-line py-1 sm:grid-cols-3 lg:grid-cols-1">
        {names.map((name) => (
          <li key={name} className="min-w-0">
            <a
              href={`#${name}`}
              className="flex min-h-11 items-center leading-tight hyphens-auto no-underline hover:underline"
            >
              {t(`${name}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
