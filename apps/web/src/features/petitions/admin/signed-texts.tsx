// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageNames } from '@kga/contracts/core';
import type { ManagedPetition } from '@kga/contracts/petitions';
import { Notice } from '@kga/ui/notice';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { useTranslation } from '../../../lib/translation.ts';
import { useRegionName } from '../region-name.ts';

/** What people may have signed, read-only, with the reason. */
export function SignedTexts({ petition }: { petition: ManagedPetition }) {
  const { t } = useTranslation('petitions');
  const regionName = useRegionName();
  const { region, language, title, addressee, text, signers } = petition;
  const who = t(`admin.who.${signers?.who ?? 'none'}`);
  const texts = { lang: language, readOnly: true };
  return (
    <>
      <Notice title={t('admin.fixed.title')}>{t('admin.fixed.text')}</Notice>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('admin.fields.region')} value={regionName(region)} readOnly />
        <TextField label={t('admin.fields.language')} value={languageNames[language]} readOnly />
      </div>
      <TextField {...texts} label={t('admin.fields.title')} value={title} />
      <TextField {...texts} label={t('admin.fields.addressee')} value={addressee} />
      <TextArea {...texts} label={t('admin.fields.text')} value={text} rows={8} />
      <TextField
        label={t('admin.fields.who')}
        value={signers ? `${who}, ${signers.fromAge}+` : who}
        readOnly
      />
    </>
  );
}
