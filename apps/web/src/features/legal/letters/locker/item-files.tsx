// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { useToast } from '@kga/ui/toast';
import { Check, Circle } from 'lucide-react';
import { useId, useRef, useState } from 'react';

import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useSuccessToast } from '../../../../components/use-toasts.ts';
import { saveFile } from '../../../../lib/browser.ts';
import { useLocalFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { focusOn, headingIds } from '../focus-after.ts';
import type { LockerFile, LockerItem } from './locker-items.ts';
import { useByteFormat } from './storage-use.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { Locker } from './use-locker.ts';

/** An item of the checklist with its files; a button or dropping adds more. */
export function ItemFiles({ locker, item }: { locker: Locker; item: LockerItem }) {
  const { t } = useTranslation('lockerLetters');
  const { show } = useToast();
  const input = useRef<HTMLInputElement>(null);
  const adder = useId();
  const [isBusy, setBusy] = useState(false);
  const files = locker.files.filter((file) => file.item === item);
  const name = t(`items.${item}`);
  const Mark = files.length > 0 ? Check : Circle;

  const addAll = async (chosen: readonly File[]) => {
    setBusy(true);
    for (const file of chosen) {
      const ended = await locker.add(item, file);
      if (ended !== 'added') {
        show({ title: t(ended, { name: file.name }), tone: 'failure' });
      }
    }
    setBusy(false);
  };
  const drop = useFileDrop((dropped) => void addAll(dropped));
  return (
    <div
      {...drop.props}
      className={`grid gap-3 ${drop.isOver ? 'outline-2 outline-offset-4 outline-ink outline-dashed' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="flex min-w-0 items-center gap-2 text-base">
          <Mark aria-hidden="true" className="size-5 shrink-0 text-muted" />
          {name}
        </h3>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('addTo', { item: name })}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            // The same file can be chosen again.
            target.value = '';
            void addAll(chosen);
          }}
        />
        <Button
          id={adder}
          size="small"
          aria-label={t('addTo', { item: name })}
          busy={isBusy}
          busyLabel={t('add')}
          onClick={() => input.current?.click()}
        >
          {t('add')}
        </Button>
      </div>
      {files.map((file) => (
        <FileRow
          key={file.id}
          locker={locker}
          file={file}
          // The last file of another case takes its item with it.
          onRemoved={() => focusOn(document.getElementById(adder) ? adder : headingIds.checklist)}
        />
      ))}
    </div>
  );
}

/** A file with its size, time, fingerprint and note. */
function FileRow({
  locker,
  file,
  onRemoved,
}: {
  locker: Locker;
  file: LockerFile;
  onRemoved: () => void;
}) {
  const { t } = useTranslation('lockerLetters');
  const formats = useLocalFormats();
  const bytes = useByteFormat();
  const confirm = useSuccessToast();
  const [isAsking, setAsking] = useState(false);
  const saveCopy = async () => saveFile(await locker.read(file), file.name);
  return (
    <div className="grid gap-3 border-s-4 border-line ps-4">
      <div>
        <p className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-sm text-muted">
          {bytes(file.size)} · {t('added')}: {formats.moment(file.addedAt)}
        </p>
        <details className="text-sm text-muted">
          <summary className="min-h-11 cursor-pointer content-center">{t('hash')}</summary>
          <p>{t('hashHint')}</p>
          <code className="break-all">{file.sha256}</code>
        </details>
      </div>
      <NoteField locker={locker} file={file} />
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => void saveCopy()}>
          {t('open')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('removeTitle', { name: file.name })}
          text={t('removeText')}
          button={t('remove')}
          busyLabel={t('remove')}
          act={() => locker.remove(file)}
          onDone={() => {
            onRemoved();
            confirm(t('removed'));
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Milliseconds without a key after which a note is stored. */
const debounce = 300;

/** The note of a file, which is stored while it is typed. */
function NoteField({ locker, file }: { locker: Locker; file: LockerFile }) {
  const { t } = useTranslation('lockerLetters');
  const { show } = useToast();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isSaved, setSaved] = useState(false);
  const save = async (note: string) => {
    clearTimeout(timer.current);
    if (note === file.note) return;
    try {
      await locker.note(file, note);
      setSaved(true);
    } catch {
      show({ title: t('failed', { name: file.name }), tone: 'failure' });
    }
  };
  return (
    <div>
      <TextField
        label={t('note')}
        hint={t('noteHint')}
        defaultValue={file.note}
        autoComplete="off"
        onChange={({ target }) => {
          setSaved(false);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void save(target.value), debounce);
        }}
        onBlur={({ target }) => void save(target.value)}
      />
      <p role="status" className="text-sm text-muted">
        {isSaved && t('noteSaved')}
      </p>
    </div>
  );
}
