// SPDX-License-Identifier: AGPL-3.0-or-later
import { hideSignerName } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { PetitionSelect, petitionOf } from './petition-select.tsx';

/** Takes a name that does not belong there out of the lists of signers and reasons. */
export function HideNameForm() {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const showSuccess = useSuccessToast();
  const form = useForm({
    read: (texts) => ({
      petition: petitionOf(texts),
      name: (texts['name'] ?? '').trim(),
      note: (texts['note'] ?? '').trim(),
    }),
    schema: hideSignerName.schema.body,
    send: (body) => call(hideSignerName, { body }),
    onDone: ({ hidden }) => {
      form.reset();
      showSuccess(t('review.hiddenDone', { n: formats.integer(hidden) }));
    },
  });
  const messageOf = (field: string) => {
    if (field === 'petition') return t('review.petitionMissing');
    return t(field === 'name' ? 'review.nameMissing' : 'review.noteMissing');
  };
  const field = useFieldProps(form, messageOf);
  const labels = {
    petition: t('review.petition'),
    name: t('review.name'),
    note: t('review.note'),
  };
  return (
    <details className="border-b border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {t('review.nameTitle')}
      </summary>
      <form {...form.props} className="flex max-w-text flex-col gap-5 py-4">
        <p className="text-muted">{t('review.nameText')}</p>
        <FormErrors form={form} labels={labels} fieldMessage={messageOf} className="empty:-mb-5" />
        <PetitionSelect {...field('petition')} />
        <TextField
          {...field('name')}
          label={labels.name}
          maxLength={161}
          autoComplete="off"
          required
        />
        <TextArea
          {...field('note')}
          rows={2}
          label={labels.note}
          hint={t('review.noteHint')}
          required
        />
        <Button
          type="submit"
          className="self-start"
          busy={form.busy}
          busyLabel={t('review.hiding')}
        >
          {t('review.hideName')}
        </Button>
      </form>
    </details>
  );
}
