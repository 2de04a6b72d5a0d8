// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { FormSummary } from '@kga/ui/form-summary';
import type { ComponentType } from 'react';

import { counted, useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { viewHeadingId } from '../focus-after.ts';
import { CountryField } from '../form/country-field.tsx';
import { DemandFields } from '../form/demand-fields.tsx';
import { GameField } from '../form/game/game-field.tsx';
import { ProofFields, PurchaseFields } from '../form/purchase-fields.tsx';
import { SenderFields } from '../form/sender-fields.tsx';
import { DetailsFields, SituationFields } from '../form/situation-fields.tsx';
import type { LetterDraft } from '../form/use-letter-draft.ts';
import { type FieldsProps, fieldId } from '../form/use-letter-field.ts';
import { type LetterStep, isOptional, stepsOf } from './letter-steps.ts';
import type { LetterSteps } from './use-letter-steps.ts';

const fieldsOf: Readonly<Record<LetterStep, ComponentType<FieldsProps>>> = {
  demand: DemandFields,
  situation: SituationFields,
  game: GameField,
  country: CountryField,
  details: DetailsFields,
  purchase: PurchaseFields,
  proof: ProofFields,
  sender: SenderFields,
};

type QuestionProps = FieldsProps & { step: LetterStep };

/** One question of the letter. Nothing of the answers is sent. */
export function QuestionForm({
  step,
  draft,
  steps,
  isBrowser,
}: {
  step: LetterStep;
  draft: LetterDraft;
  steps: LetterSteps;
  isBrowser: boolean;
}) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const { errors } = steps;
  // The server's page has all of them: without script, it shows all.
  const shown = isBrowser ? [step] : stepsOf(draft.fields);
  return (
    <form
      className="flex flex-col gap-6"
      // Without script, a submission must not put the answers into the URL.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        steps.next();
      }}
    >
      <Progress step={step} draft={draft} />
      <FormSummary
        className="empty:-mb-6"
        title={errors.length > 0 ? t('errors.summary', counted(formats, errors.length)) : undefined}
        errors={errors.map((error) => ({
          id: fieldId(error.field),
          text: t(`errors.${error.code}`),
        }))}
      />
      {shown.map((each) => (
        <div key={each} className={each === step ? undefined : 'hidden noscript:block'}>
          <Question {...{ draft, errors, isBrowser }} step={each} />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        {isBrowser && steps.hasPrevious && (
          <Button size="large" onClick={steps.back}>
            {t('actions.back')}
          </Button>
        )}
        <Button type="submit" variant="signal" size="large" className="grow sm:grow-0">
          {steps.isLast ? t('actions.write') : t('actions.continue')}
        </Button>
      </div>
    </form>
  );
}

const progressId = 'letter-progress';

/** Which of the questions is shown. */
function Progress({ step, draft }: { step: LetterStep; draft: LetterDraft }) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const steps = stepsOf(draft.fields);
  const number = steps.indexOf(step) + 1;
  return (
    <div className="-mb-2 noscript:hidden">
      <p id={progressId} className="text-sm text-muted">
        {t('progress', { n: formats.integer(number), total: formats.integer(steps.length) })}
        {isOptional(step, draft.fields) && ` · ${t('optional')}`}
      </p>
      <div
        role="progressbar"
        aria-labelledby={progressId}
        aria-valuenow={number}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        className="mt-1.5 h-1.5 overflow-hidden rounded bg-line forced-colors:border"
      >
        <div
          className="h-full bg-ink forced-colors:bg-[Highlight]"
          style={{ width: `${(number / steps.length) * 100}%` }}
        />
      </div>
    </div>
  );
}

function Question({ step, ...props }: QuestionProps) {
  const { t } = useTranslation('letters');
  const id = viewHeadingId(step);
  const Fields = fieldsOf[step];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} aria-describedby={progressId} className="scroll-mt-6 text-2xl">
        {step === 'demand' || step === 'situation' ? t(step) : t(`questions.${step}`)}
      </h2>
      <div className="mt-4 grid gap-6">
        <Fields {...props} />
      </div>
    </section>
  );
}
