import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';

import { useAuth } from '../../../auth/use-auth.ts';
import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { PictureUpload } from '../../../components/upload/picture-upload.tsx';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** The cover of a game: its address, or a picture from the device, which replaces it. */
export function CoverField({ form }: { form: Form }) {
  const { t } = useTranslation(['submitArchive', 'shared']);
  const { user } = useAuth();
  const { labels, fieldMessage } = useFieldMessages();
  const fieldProps = useFieldProps(form, fieldMessage);
  const [uploadId, setUploadId] = useState('');
  const { error, ...upload } = fieldProps('coverUpload');
  const prepare = async () => {
    if (user !== null) return;
    // A new visitor may not be registered as a guest yet.
    const { ensureGuest } = await import('../../../auth/guest/guest-registration.ts');
    await ensureGuest();
  };
  const change = (id: string) => {
    setUploadId(id);
    form.revalidate('coverUpload');
  };
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
      <TextField
        {...fieldProps('coverUrl')}
        label={labels.coverUrl}
        autoComplete="off"
        note={t('shared:optional')}
        type="url"
        hint={t('form.coverHint')}
      />
      <div className="sm:pt-6">
        <PictureUpload
          prepare={prepare}
          onUploaded={(id) => {
            change(id);
            return Promise.resolve();
          }}
        />
        <input type="hidden" name={upload.name} value={uploadId} readOnly />
        <p role="status" className="mt-1.5 text-sm font-semibold empty:hidden">
          {uploadId !== '' && (error ?? t('form.coverUploaded'))}
        </p>
        {uploadId !== '' && (
          <Button
            id={upload.id}
            size="small"
            className="mt-1.5"
            onClick={() => {
              change('');
              // The button disappears; the address counts again.
              document.getElementById(form.idOf('coverUrl'))?.focus();
            }}
          >
            {t('form.coverRemove')}
          </Button>
        )}
      </div>
    </div>
  );
}
