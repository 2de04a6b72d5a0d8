// SPDX-License-Identifier: AGPL-3.0-or-later
import { legalRegions, officialName, recordLanguage } from '@kga/contracts/legal';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useQuery } from '@tanstack/react-query';

import { useLanguage } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { personTitles } from '../assembly/letter-values.ts';
import { letterLanguageOf } from '../letter-language.ts';
import { recordQuery } from '../queries.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { hasDeadline } from './letter-errors.ts';
import { stageOf, demandOf } from './letter-fields.ts';
import { SellerFields } from './purchase-fields.tsx';
import { type FieldsProps, useLetterField } from './use-letter-field.ts';

/** To whom the letter goes, and who writes. */
export function SenderFields(props: FieldsProps) {
  const { t } = useTranslation('letters');
  const field = useLetterField(props);
  const optional = { note: t('optional') };
  return (
    <>
      {hasDeadline(props.draft.fields) && <SellerFields {...props} />}
      <RecipientField {...props} />
      <TextField {...field('name')} label={t('name')} autoComplete="name" required />
      <TextArea
        {...field('address')}
        {...optional}
        rows={3}
        label={t('address')}
        hint={t('addressHint')}
        autoComplete="street-address"
      />
      <TextField
        {...field('email')}
        {...optional}
        type="email"
        label={t('email')}
        autoComplete="email"
      />
      <TextField
        {...field('phone')}
        {...optional}
        type="tel"
        label={t('phone')}
        autoComplete="tel"
      />
    </>
  );
}

/** The authority as the record names it, to be corrected; or the name of a representative. */
function RecipientField(props: FieldsProps) {
  const { t } = useTranslation('letters');
  const field = useLetterField(props);
  const reader = useLanguage();
  const { fields } = props.draft;
  const demand = demandOf(fields);
  const country = fields.country ?? '';
  const toAuthority = demand === 'authority' || stageOf(fields) === 'authority';
  const isOnRecord = legalRegions.some((region) => region === country);
  const record = useQuery({
    ...recordQuery(country),
    enabled: isOnRecord && (toAuthority || demand === 'representative'),
  });
  if (toAuthority) {
    const { data } = record;
    const name =
      data?.authority &&
      officialName(data.authority, recordLanguage(data), letterLanguageOf(data, fields, reader));
    const recorded = name ? [name.text, data.authority?.address].filter(Boolean).join('\n') : '';
    const { value, ...recipient } = field('recipient');
    return (
      <TextArea
        {...recipient}
        value={value === '' ? recorded : value}
        lang={value === '' ? name?.language : undefined}
        rows={3}
        label={t('recipient')}
        hint={recorded === '' ? t('recipientMissing') : t('recipientAuthority')}
        autoComplete="off"
      />
    );
  }
  if (demand !== 'representative') return null;
  const representatives = record.data?.representatives;
  return (
    <>
      <ChoiceGroup
        {...props}
        name="representativeTitle"
        legend={t('representativeTitle')}
        initial="none"
        options={(['none', ...personTitles] as const).map((value) => ({
          value,
          label: t(`representativeTitles.${value}`),
        }))}
      />
      <TextField
        {...field('representativeName')}
        label={t('representativeName')}
        note={t('optional')}
        hint={
          representatives ? (
            <a href={representatives.url} target="_blank" rel="noreferrer">
              {t('findRepresentative')}
            </a>
          ) : undefined
        }
        autoComplete="off"
      />
    </>
  );
}
