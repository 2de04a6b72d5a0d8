// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Spinner } from '@kga/ui/spinner';
import { Paperclip, X } from 'lucide-react';
import { useId, useRef } from 'react';

import { FileInput } from '../../../components/upload/file-input.tsx';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { fileKinds, type useAttachments } from './use-attachments.ts';

type AttachmentsProps = {
  id: string;
  error: string | undefined;
  attachments: ReturnType<typeof useAttachments>;
};

/** Chooses the files of a request. They are not part of its draft. */
export function Attachments({ id, error, attachments }: AttachmentsProps) {
  const { t } = useTranslation('legalRequests');
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { files, tooMany } = attachments;
  const problem = tooMany ? t('request.attachments.tooMany') : error;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {t('request.attachments.label')}{' '}
        <span className="font-normal text-muted">({t('request.optional')})</span>
      </legend>
      <p id={hint} className="mt-1 text-sm text-muted">
        {formats.sentences(t('request.attachments.hint'), t('request.attachments.privacy'))}
      </p>
      <FileInput
        ref={input}
        multiple
        kinds={fileKinds}
        testId="legal-files"
        onFiles={(chosen) => void attachments.add(chosen)}
      />
      <ul className="mt-3 grid gap-2 empty:hidden" aria-live="polite">
        {files.map(({ key, name, busy, error: refused }) => (
          <li key={key} className="flex min-w-0 items-center gap-3 border-b border-line py-1">
            {busy ? (
              <Spinner label={t('request.attachments.uploading', { name })} />
            ) : (
              <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            )}
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {refused === undefined ? (
                <bdi>{name}</bdi>
              ) : (
                <span className="text-sm font-semibold text-signal">{refused}</span>
              )}
            </span>
            <Button
              variant="plain"
              size="small"
              aria-label={t('request.attachments.remove', { name })}
              onClick={() => {
                attachments.remove(key);
                // This button goes.
                document.getElementById(id)?.focus();
              }}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        id={id}
        className="mt-3"
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden="true" className="size-4 shrink-0" />
        {t('request.attachments.add')}
      </Button>
      <p role="alert" className="mt-1.5 text-sm font-semibold text-signal empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}
