// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';

import { useSuccessToast } from '../../../../components/use-toasts.ts';
import { saveFile } from '../../../../lib/browser.ts';
import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { isToSeller, letterKindOf } from '../assembly/letter-values.ts';
import { createDocx, createReminder, letterText, mailtoOf } from './letter-files.ts';
import type { AssembledLetter } from './use-letter.ts';

/** What can be done with the letter. All of it happens in the browser. */
export function LetterActions({ assembled }: { assembled: AssembledLetter }) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const { show } = useToast();
  const confirm = useSuccessToast();
  const { letter, language, values, record } = assembled;
  const kind = letterKindOf(values);
  const recipientEmail = kind === 'authority' ? record?.authority?.email : undefined;

  const attempt = (action: () => Promise<void>) => async () => {
    try {
      await action();
    } catch {
      show({ title: t('actions.failed'), tone: 'failure' });
    }
  };
  const copy = attempt(async () => {
    await navigator.clipboard.writeText(letterText(letter));
    confirm(t('actions.copied'));
  });
  const saveDocx = attempt(async () =>
    saveFile(await createDocx(letter, language), `${t('actions.file')}.docx`),
  );
  const saveReminder = attempt(async () => {
    const reminder = await createReminder({
      day: values.deadline,
      summary: t('calendar.summary', { recipient: values.seller ?? '', game: values.game }),
      text: t('calendar.text', { date: formats.day(values.date) }),
    });
    saveFile(reminder, `${t('calendar.file')}.ics`);
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="signal" onClick={() => void copy()}>
          {t('actions.copy')}
        </Button>
        <Button onClick={() => print()}>{t('actions.print')}</Button>
        <Button onClick={() => void saveDocx()}>{t('actions.docx')}</Button>
        <Button asChild>
          <a href={mailtoOf(letter, recipientEmail)}>{t('actions.mail')}</a>
        </Button>
        {isToSeller(kind) && (
          <Button onClick={() => void saveReminder()}>{t('actions.calendar')}</Button>
        )}
      </div>
      <p className="text-sm text-muted">
        {formats.sentences(t('actions.printHint'), t('actions.mailHint'))}
      </p>
    </div>
  );
}
