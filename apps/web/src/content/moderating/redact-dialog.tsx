// SPDX-License-Identifier: AGPL-3.0-or-later
import { type RedactableKind, createRedaction, redactionMax } from '@kga/contracts/moderation';
import { Button } from '@kga/ui/button';
import { Dialog } from '@kga/ui/dialog';
import { TextArea } from '@kga/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';

import { useSuccessToast } from '../../components/use-toasts.ts';
import { call } from '../../lib/api.ts';
import { invalidateUserContent } from '../../lib/freshness.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { RedactTrigger } from '../button-triggers.tsx';
import { RemovalForm } from './removal-form.tsx';

/** A text whose passages moderators can remove. */
export type RedactableContent = {
  kind: RedactableKind;
  id: string;
  of: string | undefined;
  /** As it was typed, with its title. */
  text: string;
  language: string;
};

/**
 * The button with which moderators remove words of a text where they read it, with its dialog. Opens at once: it is
 * loaded by pressing the button.
 */
export function RedactDialog({ kind, id, of, text, language }: RedactableContent) {
  const { t } = useTranslation(['content', 'shared']);
  const formats = useFormats();
  const confirm = useSuccessToast();
  const client = useQueryClient();
  const [open, setOpen] = useState(true);
  const [passages, setPassages] = useState<readonly string[]>([]);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<RedactTrigger of={of} aria-haspopup="dialog" />}
      title={t('redact.title')}
      description={t('redact.text')}
      closeLabel={t('shared:close')}
    >
      <div className="flex flex-col gap-5">
        <PassageField
          text={text}
          language={language}
          passages={passages}
          onAdd={(words) => setPassages([...new Set([...passages, words])])}
        />
        {passages.length > 0 && (
          <>
            <Passages
              passages={passages}
              onDrop={(words) => setPassages(passages.filter((each) => each !== words))}
            />
            <RemovalForm
              draft={`draft:redact-${id}`}
              button={t('redact.submit')}
              busyLabel={t('redact.busy')}
              onRemove={(reason) =>
                call(createRedaction, { body: { kind, id, passages: [...passages], ...reason } })
              }
              onDone={({ removed }) => {
                setOpen(false);
                setPassages([]);
                invalidateUserContent(client);
                confirm(t('redact.done'), t('redact.doneText', { n: formats.integer(removed) }));
              }}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The text to be selected in, and the button that takes what is selected. */
function PassageField({
  text,
  language,
  passages,
  onAdd,
}: {
  text: string;
  language: string;
  passages: readonly string[];
  onAdd: (words: string) => void;
}) {
  const { t } = useTranslation('content');
  const area = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const { least, most } = redactionMax.passage;
  const add = () => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const words = text.slice(selectionStart, selectionEnd).trim();
    const isFit = words.length >= least && words.length <= most;
    setEmpty(!isFit);
    if (isFit) onAdd(words);
    else area.current?.focus();
  };
  return (
    <div>
      <TextArea
        ref={area}
        label={t('redact.content')}
        lang={language}
        dir="auto"
        rows={6}
        readOnly
        value={text}
        className="[&_textarea]:max-h-64"
        {...(isEmpty && { error: t('redact.nothing') })}
      />
      <Button
        size="small"
        className="mt-2"
        disabled={passages.length >= redactionMax.passages}
        onClick={add}
      >
        {t('redact.add')}
      </Button>
    </div>
  );
}

function Passages({
  passages,
  onDrop,
}: {
  passages: readonly string[];
  onDrop: (words: string) => void;
}) {
  const { t } = useTranslation('content');
  return (
    <section>
      <h3 className="mb-1.5 font-sans text-sm font-semibold">{t('redact.chosen')}</h3>
      <ul className="flex flex-col gap-1">
        {passages.map((words) => (
          <li key={words} className="flex items-center justify-between gap-3 border-b border-line">
            <del dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {words}
            </del>
            <Button
              variant="quiet"
              size="icon"
              className="shrink-0"
              aria-label={t('redact.drop', { words })}
              onClick={() => onDrop(words)}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
