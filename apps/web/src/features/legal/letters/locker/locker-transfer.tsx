// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useRef, useState } from 'react';

import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useSuccessToast } from '../../../../components/use-toasts.ts';
import { saveFile } from '../../../../lib/browser.ts';
import { counted, useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { localDay } from '../assembly/letter-values.ts';
import type { Locker } from './use-locker.ts';

/** Export and import of all files, and emptying the locker. */
export function LockerTransfer({ locker }: { locker: Locker }) {
  const { t } = useTranslation('lockerLetters');
  const formats = useFormats();
  const { show } = useToast();
  const confirm = useSuccessToast();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);

  const exportAll = async () => {
    setBusy(true);
    try {
      saveFile(await locker.exportZip(), `evidence-${localDay()}.zip`);
      confirm(t('export.done'));
    } catch {
      show({ title: t('export.failed'), tone: 'failure' });
    }
    setBusy(false);
  };
  const importAll = async (zip: File) => {
    try {
      const ended = await locker.importZip(zip);
      const [changed] = ended?.changed ?? [];
      if (!ended) show({ title: t('import.wrong'), tone: 'failure' });
      else if (changed !== undefined) {
        show({ title: t('import.changed', { name: changed }), tone: 'failure' });
      } else confirm(t('import.done', counted(formats, ended.added)));
    } catch {
      show({ title: t('full'), tone: 'failure' });
    }
  };
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <p className="text-sm text-muted">
        {formats.sentences(t('export.text'), t('export.encrypted'), t('import.text'))}
      </p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={t('import.action')}
        onChange={({ target }) => {
          const [zip] = target.files ?? [];
          if (zip) void importAll(zip);
          target.value = '';
        }}
      />
      <div className="flex flex-wrap gap-3">
        {locker.files.length > 0 && (
          <Button
            variant="signal"
            busy={isBusy}
            busyLabel={t('export.working')}
            onClick={() => void exportAll()}
          >
            {t('export.action')}
          </Button>
        )}
        <Button onClick={() => input.current?.click()}>{t('import.action')}</Button>
        <EmptyLocker locker={locker} />
      </div>
    </section>
  );
}

function EmptyLocker({ locker }: { locker: Locker }) {
  const { t } = useTranslation('lockerLetters');
  const confirm = useSuccessToast();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('forget.action')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('forget.title')}
          text={t('forget.text')}
          button={t('forget.action')}
          busyLabel={t('forget.action')}
          act={() => locker.empty()}
          onDone={() => {
            setAsking(false);
            confirm(t('forget.done'));
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
