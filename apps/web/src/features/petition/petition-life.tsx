import type { PetitionDetails, PetitionStatus } from '@kga/contracts';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

export function PetitionLife({
  details,
  status,
}: {
  details: PetitionDetails;
  status: PetitionStatus;
}) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const { life } = details;
  const { verified, answerReference: reference } = details;
  const stages = [
    { title: t('life.opened'), at: life.opened, done: true },
    { title: t('life.firstReached'), at: life.firstReached, done: life.firstReached !== null },
    {
      title: t(status === 'collecting' ? 'life.closes' : 'life.closed'),
      at: life.closes,
      done: status !== 'collecting',
    },
    {
      title: t('life.submitted'),
      at: life.submitted,
      done: status === 'submitted' || status === 'answered',
      note: verified === null ? undefined : t('life.verified', { n: formats.integer(verified) }),
    },
    {
      title: t('life.answered'),
      at: life.answered,
      done: status === 'answered',
      note: reference === null ? undefined : t('life.reference', { reference }),
    },
  ];
  return (
    <section aria-labelledby="life-title">
      <h2 id="life-title">{t('life.title')}</h2>
      <p className="mt-1 text-muted">{t('life.now', { status: t(`status.${status}`) })}</p>
      <ol className="mt-6 grid gap-6 md:grid-cols-5 md:gap-0">
        {stages.map(({ title, at, done, note }) => (
          <li
            key={title}
            className={`border-s-2 ps-4 md:border-s-0 md:border-t-2 md:ps-0 md:pe-4 md:pt-4 ${done ? 'border-ink' : 'border-line'}`}
          >
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-muted">
              {at ? <time dateTime={at}>{formats.day(at)}</time> : t('life.next')}
            </p>
            {note && <p className="text-sm">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
