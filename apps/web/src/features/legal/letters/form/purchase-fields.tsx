// SPDX-License-Identifier: AGPL-3.0-or-later
import { legalCurrencies } from '@kga/contracts/legal';
import { Checkbox } from '@kga/ui/checkbox';
import { NativeSelect } from '@kga/ui/native-select';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { useLanguage } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { proofs } from '../assembly/letter-values.ts';
import { hasDeadline } from './letter-errors.ts';
import { choicesOf, currencyOf } from './letter-fields.ts';
import { type FieldsProps, useLetterField } from './use-letter-field.ts';

/** Where, when and for how much the game was bought, and what proves it. */
export function PurchaseFields(props: FieldsProps) {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  const field = useLetterField(props);
  const { draft } = props;
  const currencyNames = new Intl.DisplayNames(language, { type: 'currency' });
  const isSellerNeeded = hasDeadline(draft.fields);
  return (
    <>
      <TextField
        {...field('seller')}
        label={t('seller')}
        hint={t('sellerHint')}
        note={isSellerNeeded ? undefined : t('optional')}
        autoComplete="off"
        required={isSellerNeeded}
      />
      <TextArea
        {...field('sellerAddress')}
        rows={2}
        label={t('sellerAddress')}
        note={t('optional')}
        hint={t('sellerAddressHint')}
        autoComplete="off"
      />
      <TextField
        {...field('purchaseDate')}
        className="max-w-xs"
        type="date"
        label={t('purchaseDate')}
        note={t('optional')}
      />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextField
          {...field('price')}
          label={t('price')}
          note={t('optional')}
          hint={t('priceHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <NativeSelect
          label={t('currency')}
          options={legalCurrencies.map((value) => ({
            value,
            label: `${value} · ${currencyNames.of(value) ?? value}`,
          }))}
          value={currencyOf(draft.fields)}
          onValueChange={(currency) => draft.set('currency', currency)}
        />
      </div>
      <TextField
        {...field('orderNumber')}
        label={t('orderNumber')}
        note={t('optional')}
        autoComplete="off"
      />
      <ProofFields {...props} />
    </>
  );
}

function ProofFields(props: FieldsProps) {
  const { t } = useTranslation('letters');
  const field = useLetterField(props);
  const { draft } = props;
  const chosen = choicesOf(draft.fields.proofs);
  const toggle = (proof: string) =>
    draft.set(
      'proofs',
      (chosen.includes(proof) ? chosen.filter((each) => each !== proof) : [...chosen, proof]).join(
        ',',
      ),
    );
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('proof')}</legend>
      <p className="text-sm text-muted">{t('proofHint')}</p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {proofs.map((proof) => (
          <Checkbox
            key={proof}
            label={<span className="font-normal">{t(`proofs.${proof}`)}</span>}
            checked={chosen.includes(proof)}
            onChange={() => toggle(proof)}
          />
        ))}
      </div>
      {chosen.includes('other') && (
        <TextField {...field('proofOther')} label={t('proofOther')} autoComplete="off" />
      )}
    </fieldset>
  );
}
