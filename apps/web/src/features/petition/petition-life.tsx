import type { PetitionDetails, PetitionStatus } from '@kga/contracts';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** Timeline of the petition, from opening to answer. */
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
  const stages = [
    { key: 'opened', title: t('life.opened'), at: life.opened },
    { key: 'reached', title: t('life.firstReached'), at: life.firstReached },
    {
      key: 'closes',
      title: t(status === 'collecting' ? 'life.closes' : 'life.closed'),
      at: life.closes,
    },
    {
      key: 'submitted',
      title: t('life.submitted'),
      at: life.submitted,
      note:
        details.verified === null
          ? undefined
          : t('life.verified', { n: formats.integer(details.verified) }),
    },
    {
      key: 'answered',
      title: t('life.answered'),
      at: life.answered,
      note:
        details.answerReference === null
          ? undefined
          : t('life.reference', { reference: details.answerReference }),
    },
  ];
  const passed = {
    opened: true,
    reached: life.firstReached !== null,
    closes: status !== 'collecting',
    submitted: status === 'submitted' || status === 'answered',
    answered: status === 'answered',
  };
  return (
    <section aria-labelledby="life-title">
      <h2 id="life-title">{t('life.title')}</h2>
      <p className="mt-1 text-muted">{t('life.now', { status: t(`status.${status}`) })}</p>
      <ol className="mt-6 grid gap-6 md:grid-cols-5 md:gap-0">
        {stages.map(({ key, title, at, note }) => {
          const done = Object.entries(passed).some(([name, value]) => name === key && value);
          return (
            <li
              key={key}
              className={`border-s-2 ps-4 md:border-s-0 md:border-t-2 md:ps-0 md:pe-4 md:pt-4 ${done ? 'border-ink' : 'border-line'}`}
            >
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-muted">
                {at ? <time dateTime={at}>{formats.day(at)}</time> : t('life.next')}
              </p>
              {note && <p className="text-sm">{note}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
