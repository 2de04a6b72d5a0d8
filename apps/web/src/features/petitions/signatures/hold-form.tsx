// SPDX-License-Identifier: AGPL-3.0-or-later
import { holdSignatures, listHeldBatches } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';

import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { useTimeZone } from '../../../lib/browser.ts';
import { toInstant } from '../../../lib/forms/local-time.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { refetchPath } from '../../../lib/freshness.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { PetitionSelect, petitionOf } from './petition-select.tsx';

/** Labels of the fields, and messages of wrong ones. */
function useTexts() {
  const { t } = useTranslation('signatures');
  const labels = {
    petition: t('review.petition'),
    from: t('review.since'),
    to: t('review.until'),
    country: t('review.country'),
    note: t('review.note'),
  };
  const wrong = {
    petition: t('review.petitionMissing'),
    from: t('review.timeWrong'),
    to: t('review.timeWrong'),
    country: t('review.countryWrong'),
    note: t('review.noteMissing'),
  };
  return { labels, wrong };
}

/** Takes counted signatures of a time out of the count, to be checked again. */
export function HoldForm() {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const client = useQueryClient();
  const showSuccess = useSuccessToast();
  const timeZone = useTimeZone();
  const form = useForm({
    read: (texts) => {
      const country = (texts['country'] ?? '').trim();
      return {
        petition: petitionOf(texts),
        from: toInstant(texts['from'] ?? '', timeZone) ?? '',
        to: toInstant(texts['to'] ?? '', timeZone) ?? '',
        note: (texts['note'] ?? '').trim(),
        ...(country !== '' && { country }),
      };
    },
    schema: holdSignatures.schema.body,
    send: (body) => call(holdSignatures, { body }),
    onDone: async ({ held, remaining }) => {
      // The rest of the same time is next.
      if (remaining === 0) form.reset();
      showSuccess(
        t('review.heldDone', { n: formats.integer(held) }),
        remaining > 0 ? t('review.heldMore', { n: formats.integer(remaining) }) : undefined,
      );
      await refetchPath(client, listHeldBatches.url);
    },
  });
  const { labels, wrong } = useTexts();
  const messageOf = (name: string) =>
    Object.entries(wrong).find(([field]) => field === name)?.[1] ?? '';
  const field = useFieldProps(form, messageOf);
  return (
    <details className="mt-10 border-y border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {t('review.holdTitle')}
      </summary>
      <form {...form.props} className="flex max-w-text flex-col gap-5 py-4">
        <p className="text-muted">{t('review.holdText')}</p>
        <FormErrors form={form} labels={labels} fieldMessage={messageOf} className="empty:-mb-5" />
        <PetitionSelect {...field('petition')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('from')} type="datetime-local" label={labels.from} required />
          <TextField {...field('to')} type="datetime-local" label={labels.to} required />
        </div>
        <TextField
          {...field('country')}
          label={labels.country}
          hint={t('review.countryHint')}
          maxLength={2}
          autoComplete="off"
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
          busyLabel={t('review.holding')}
        >
          {t('review.hold')}
        </Button>
      </form>
    </details>
  );
}
