// SPDX-License-Identifier: AGPL-3.0-or-later
import { Link, useSearchParams } from 'react-router-dom';

import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { proofs, situations } from '../assembly/letter-values.ts';
import { choicesOf, demandOf, priceOf } from '../form/letter-fields.ts';
import type { LetterDraft } from '../form/use-letter-draft.ts';
import { useCountryName } from '../form/use-letter-field.ts';
import { type LetterStep, type LetterView, stepsOf } from './letter-steps.ts';
import { searchOf } from './use-letter-steps.ts';

const listed = (texts: readonly (string | false | undefined)[]): string =>
  texts.filter(Boolean).join(' · ');

/** The answer to each question in a few words; empty without one. */
function useAnswers({ fields }: LetterDraft): Readonly<Record<LetterStep, string>> {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const nameOf = useCountryName();
  const demand = demandOf(fields);
  const situation = situations.find((each) => each === fields.situation);
  const { amount, currency } = priceOf(fields);
  const chosen = choicesOf(fields.proofs);
  return {
    demand: demand ? t(`demands.${demand}`) : '',
    situation: situation ? t(`situations.${situation}`) : '',
    game: fields.game ?? '',
    country: fields.country ? nameOf(fields.country) : '',
    details: fields.details ?? '',
    purchase: listed([
      fields.purchaseDate && formats.day(fields.purchaseDate),
      amount !== null && !Number.isNaN(amount) && formats.money(amount, currency),
      fields.orderNumber,
    ]),
    proof: listed(
      proofs.filter((each) => chosen.includes(each)).map((each) => t(`proofs.${each}`)),
    ),
    sender: listed([fields.seller, fields.name]),
  };
}

type AnswerProps = { draft: LetterDraft; view: LetterView };

/** The answers to other questions than the one that is shown. Questions not reached yet are left out. */
function useRows({ draft, view }: AnswerProps) {
  const { t } = useTranslation('letters');
  const answers = useAnswers(draft);
  const steps = stepsOf(draft.fields);
  const reached = view === 'letter' ? steps.length : steps.indexOf(view);
  const labels = { country: t('country'), details: t('details'), proof: t('proof') } as const;
  return steps.flatMap((step, index) => {
    const answer = answers[step];
    if (step === view || (index >= reached && answer === '')) return [];
    const isNamed = step === 'country' || step === 'details' || step === 'proof';
    return [{ step, answer, label: isNamed ? labels[step] : t(`steps.${step}`) }];
  });
}

/** The answers to other questions, each with a link that changes it. */
export function AnswerList(props: AnswerProps) {
  const { t } = useTranslation('letters');
  const [search] = useSearchParams();
  const rows = useRows(props);
  if (rows.length === 0) return null;
  const list = (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ step, answer, label }) => (
        <div key={step} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="row-start-2 line-clamp-2">
            {answer === '' ? t('answers.none') : <bdi>{answer}</bdi>}
          </dd>
          <dd className="row-span-2 self-center">
            <Link
              to={{ search: searchOf(search, step) }}
              state={{ isInside: true, returnTo: props.view }}
              className="inline-flex min-h-11 min-w-11 items-center justify-end"
            >
              {t('answers.change')} <span className="sr-only">{label}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
  // A finished letter is long enough.
  if (props.view === 'letter') {
    return (
      <details className="border-t border-line pt-4">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {t('answers.title')}
        </summary>
        {list}
      </details>
    );
  }
  return (
    <section aria-labelledby="letter-answers">
      <h2 id="letter-answers" className="mb-2 text-lg">
        {t('answers.title')}
      </h2>
      {list}
    </section>
  );
}
