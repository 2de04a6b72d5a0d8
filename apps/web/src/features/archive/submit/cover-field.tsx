import { TextField, type TextFieldProps } from '@kga/ui/text-field';
import { useState } from 'react';

import { useAuth } from '../../../auth/use-auth.ts';
import { PictureUpload } from '../../../components/upload/picture-upload.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** The cover of a game: its address, or a picture from the device. */
export function CoverField(field: TextFieldProps) {
  const { t } = useTranslation('submitArchive');
  const { user } = useAuth();
  const [uploadId, setUploadId] = useState('');
  const prepare = async () => {
    if (user !== null) return;
    // A new visitor may not be registered as a guest yet.
    const { ensureGuest } = await import('../../../auth/guest/guest-registration.ts');
    await ensureGuest();
  };
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
      <TextField {...field} type="url" hint={t('form.coverHint')} />
      <div className="sm:pt-6">
        <PictureUpload
          prepare={prepare}
          onUploaded={(id) => {
            setUploadId(id);
            return Promise.resolve();
          }}
        />
        <input type="hidden" name="coverUpload" value={uploadId} readOnly />
        <p role="status" className="mt-1.5 text-sm font-semibold empty:hidden">
          {uploadId !== '' && t('form.coverUploaded')}
        </p>
      </div>
    </div>
  );
}
