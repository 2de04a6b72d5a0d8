import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';

import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { moderationFiguresQuery } from '../queries.ts';

/** Public moderation statistics; nothing while they are not available. */
export function ModerationStats() {
  const { t } = useTranslation('forum');
  const formats = useFormats();
  const { data } = useQuery(moderationFiguresQuery());
  if (!data) return null;
  return (
    <section aria-labelledby="moderation-figures" className="border-t-2 border-ink pt-4">
      <h2 id="moderation-figures" className="flex items-center gap-2 text-xl">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
        {t('figures.title')}
      </h2>
      <p className="mt-2 text-lg tabular">
        {t('figures.text', {
          reported: formats.integer(data.reported),
          removed: formats.integer(data.removed),
          restored: formats.integer(data.restored),
        })}
      </p>
      <p className="mt-2 max-w-text text-muted">{t('figures.how')}</p>
    </section>
  );
}
