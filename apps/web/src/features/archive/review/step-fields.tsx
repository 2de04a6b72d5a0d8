import { type GameSteps, type ReviewedGame, statedSteps } from '@kga/contracts';
import { TextField } from '@kga/ui/text-field';

import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useFieldMessages } from '../submit/use-field-messages.ts';

type Texts = Readonly<Record<string, string>>;

const dateField = (kind: string): string => `steps.${kind}.date`;
const sourceField = (kind: string): string => `steps.${kind}.sourceUrl`;

export const stepFields: readonly string[] = statedSteps.flatMap((kind) => [
  dateField(kind),
  sourceField(kind),
]);

/** Field values of the steps of a game's end. */
export const stepTexts = ({ events }: ReviewedGame): Texts =>
  Object.fromEntries(
    statedSteps.flatMap((kind) => {
      const event = events.find((each) => each.kind === kind);
      return [
        [dateField(kind), event?.date ?? ''],
        [sourceField(kind), event?.sourceUrl ?? ''],
      ];
    }),
  );

/** Converts field values into steps; one whose fields are empty is not stated. */
export function readSteps(texts: Texts): GameSteps {
  const stepOf = (kind: (typeof statedSteps)[number]) => {
    const [date = '', sourceUrl = ''] = [dateField(kind), sourceField(kind)].map((name) =>
      texts[name]?.trim(),
    );
    return date === '' && sourceUrl === '' ? null : { date, sourceUrl };
  };
  return {
    announced: stepOf('announced'),
    sales_ended: stepOf('sales_ended'),
    playable_again: stepOf('playable_again'),
  };
}

/** Labels of the fields of steps, for the summary of errors too. */
export function useStepLabels(): Texts {
  const { t } = useTranslation(['archive', 'submitArchive']);
  return Object.fromEntries(
    statedSteps.flatMap((kind) => [
      [dateField(kind), t(`life.${kind}`)],
      [sourceField(kind), `${t(`life.${kind}`)} · ${t('submitArchive:form.sourceUrl')}`],
    ]),
  );
}

/** The steps of a game's end, each with its date and source. */
export function StepFields({ form, values }: { form: Form; values: Texts }) {
  const { t } = useTranslation(['reviewArchive', 'archive', 'submitArchive']);
  const labels = useStepLabels();
  const fieldProps = useFieldProps(form, useFieldMessages().fieldMessage);
  const field = (name: string) => ({
    ...fieldProps(name),
    label: labels[name] ?? '',
    defaultValue: values[name],
    autoComplete: 'off',
  });
  return (
    <fieldset>
      <legend className="text-lg font-semibold">{t('archive:life.title')}</legend>
      <p className="mb-3 text-sm text-muted">{t('stepsHint')}</p>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {statedSteps.map((kind) => [
          <TextField
            {...field(dateField(kind))}
            key={dateField(kind)}
            placeholder="2024-03-31"
            maxLength={10}
          />,
          <TextField {...field(sourceField(kind))} key={sourceField(kind)} type="url" />,
        ])}
      </div>
    </fieldset>
  );
}
