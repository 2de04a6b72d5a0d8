// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { NativeSelect } from '@kga/ui/native-select';
import { Notice } from '@kga/ui/notice';
import { Skeleton } from '@kga/ui/skeleton';
import { Link } from 'react-router-dom';

import { BackLink } from '../../../../components/list-page.tsx';
import { usePageHead } from '../../../../lib/head.tsx';
import { counted, useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { headingIds } from '../focus-after.ts';
import { ItemFiles } from './item-files.tsx';
import { checklistOf, lockerCases, lockerItems } from './locker-items.ts';
import { LockerTransfer } from './locker-transfer.tsx';
import { Passphrase, UnlockForm } from './passphrase.tsx';
import { StorageUse } from './storage-use.tsx';
import { ignoreDroppedFiles } from './use-file-drop.ts';
import { type Locker, useLocker } from './use-locker.ts';

/** A checklist for a case, and its files, which never leave the browser. */
export function LockerPage() {
  const { t } = useTranslation(['lockerLetters', 'letters']);
  usePageHead({ title: `${t('title')} · ${campaign.brand}`, description: t('description') });
  const locker = useLocker();
  return (
    <div className="column-text pt-8 pb-12 sm:pt-14">
      <BackLink to={pathTo('legal')}>{t('letters:backToLegal')}</BackLink>
      <h1>{t('title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('lead')}</p>
      <Notice className="mt-6">{t('private')}</Notice>
      <div className="mt-8 grid gap-8">
        <LockerContents locker={locker} />
      </div>
      <p className="mt-8 border-t border-line pt-6">
        <Button asChild>
          <Link to={pathTo('letter')}>{t('letters:title')}</Link>
        </Button>
      </p>
    </div>
  );
}

function LockerContents({ locker }: { locker: Locker }) {
  const { t } = useTranslation('lockerLetters');
  switch (locker.state.status) {
    case 'loading':
      return <Skeleton className="h-96" />;
    case 'unavailable':
      return (
        <Notice tone="caution" live>
          {t('unavailable')}
        </Notice>
      );
    case 'locked':
      return <UnlockForm locker={locker} />;
    case 'open':
      return (
        <>
          <Checklist locker={locker} />
          <StorageUse files={locker.files} />
          <LockerTransfer locker={locker} />
          <Passphrase locker={locker} hasPassphrase={locker.state.hasPassphrase} />
        </>
      );
  }
}

/** What may prove the case, item by item; items of other cases are shown if they have files. */
function Checklist({ locker }: { locker: Locker }) {
  const { t } = useTranslation(['lockerLetters', 'letters']);
  const formats = useFormats();
  const { files, lockerCase } = locker;
  const checklist = checklistOf(lockerCase);
  const hasFiles = (item: string) => files.some((file) => file.item === item);
  const shown = lockerItems.filter((item) => checklist.includes(item) || hasFiles(item));
  const done = checklist.filter(hasFiles).length;
  return (
    <section aria-labelledby={headingIds.checklist}>
      <NativeSelect
        label={t('case')}
        options={lockerCases.map((value) => ({
          value,
          label:
            value === 'account_blocked' ? t('accountBlocked') : t(`letters:situations.${value}`),
        }))}
        value={lockerCase}
        onValueChange={locker.chooseCase}
      />
      <h2 id={headingIds.checklist} tabIndex={-1} className="mt-8 text-xl">
        {t('checklist')}
      </h2>
      <p className="mt-1 text-muted" role="status">
        {t('checklistDone', {
          n: formats.integer(done),
          total: formats.integer(checklist.length),
        })}
        {files.length > 0 && ` · ${t('files', counted(formats, files.length))}`}
      </p>
      {files.length === 0 && <p className="mt-1 text-muted">{t('emptyText')}</p>}
      <p className="mt-1 hidden text-sm text-muted pointer-fine:block">{t('drop')}</p>
      <ul {...ignoreDroppedFiles} className="mt-4 divide-y divide-line border-y border-line">
        {shown.map((item) => (
          <li key={item} className="py-4">
            <ItemFiles locker={locker} item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
