// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageName } from '@kga/contracts/core';
import type { ManagedPetition } from '@kga/contracts/petitions';
import { Notice } from '@kga/ui/notice';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { useTranslation } from '../../../lib/translation.ts';
import { useRegionName } from '../petition-texts.ts';

/** What people may have signed, read-only, with the reason. */
export function SignedTexts({ petition }: { petition: ManagedPetition }) {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  const regionName = useRegionName();
  const { region, language, title, addressee, text, signers } = petition;
  const who = signers ? t(`who.any.${signers.who}`) : t('adminPetitions:whoUnknown');
  const texts = { lang: language, readOnly: true };
  return (
    <>
      <Notice title={t('adminPetitions:fixed.title')}>{t('adminPetitions:fixed.text')}</Notice>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('adminPetitions:fields.region')} value={regionName(region)} readOnly />
        <TextField
          label={t('adminPetitions:fields.language')}
          value={languageName(language)}
          readOnly
        />
      </div>
      <TextField {...texts} label={t('adminPetitions:fields.title')} value={title} />
      <TextField {...texts} label={t('adminPetitions:fields.addressee')} value={addressee} />
      <TextArea {...texts} label={t('adminPetitions:fields.text')} value={text} rows={8} />
      <TextField
        label={t('adminPetitions:fields.who')}
        value={signers ? `${who}, ${signers.fromAge}+` : who}
        readOnly
      />
    </>
  );
}
