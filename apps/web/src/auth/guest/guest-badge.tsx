import { UserRound } from 'lucide-react';

import { useTranslation } from '../../lib/translation.ts';

/** Marks the visitor as a guest. */
export function GuestBadge({ className = '' }: { className?: string }) {
  const { t } = useTranslation('shared');
  return (
    <span
      title={t('guest.hint')}
      className={`inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap text-sm font-semibold text-muted ${className}`}
    >
      <UserRound className="size-4 shrink-0" aria-hidden="true" />
      {t('guest.name')}
    </span>
  );
}
