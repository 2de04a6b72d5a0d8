// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { FormSummary } from '@kga/ui/form-summary';
import { type ReactNode, useState } from 'react';

import { counted, useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { localDay } from '../assembly/letter-values.ts';
import { DemandFields } from './demand-fields.tsx';
import { GameFields } from './game-fields.tsx';
import { type LetterError, letterErrors } from './letter-errors.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { SenderFields } from './sender-fields.tsx';
import { SituationFields } from './situation-fields.tsx';
import type { LetterDraft } from './use-letter-draft.ts';
import { fieldId } from './use-letter-field.ts';

type Section = 'game' | 'situation' | 'purchase' | 'demand' | 'sender';

function FormSection({ name, children }: { name: Section; children: ReactNode }) {
  const { t } = useTranslation('letters');
  const id = `letter-section-${name}`;
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-xl">
        {t(`steps.${name}`)}
      </h2>
      <div className="mt-4 grid gap-6">{children}</div>
    </section>
  );
}

/** What the letter needs to know. Nothing of it is sent. */
export function LetterForm({
  draft,
  isBrowser,
  onDone,
}: {
  draft: LetterDraft;
  isBrowser: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const [submitted, setSubmitted] = useState(false);
  const errors: readonly LetterError[] = submitted ? letterErrors(draft.fields, localDay()) : [];
  const field = { draft, errors, isBrowser };

  const submit = () => {
    const [first] = letterErrors(draft.fields, localDay());
    setSubmitted(true);
    if (first) document.getElementById(fieldId(first.field))?.focus();
    else onDone();
  };
  return (
    <form
      className="flex flex-col gap-8"
      // Without script, a submission must not put the answers into the URL.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormSummary
        className="empty:-mb-8"
        title={errors.length > 0 ? t('errors.summary', counted(formats, errors.length)) : undefined}
        errors={errors.map((error) => ({
          id: fieldId(error.field),
          text: t(`errors.${error.code}`),
        }))}
      />
      <FormSection name="game">
        <GameFields {...field} />
      </FormSection>
      <FormSection name="situation">
        <SituationFields {...field} />
      </FormSection>
      <FormSection name="purchase">
        <PurchaseFields {...field} />
      </FormSection>
      <FormSection name="demand">
        <DemandFields {...field} />
      </FormSection>
      <FormSection name="sender">
        <SenderFields {...field} />
      </FormSection>
      <Button type="submit" variant="signal" size="large" className="self-start">
        {t('actions.write')}
      </Button>
    </form>
  );
}
