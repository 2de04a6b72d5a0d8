// SPDX-License-Identifier: AGPL-3.0-or-later
import { legalCurrencies } from '@kga/contracts/legal';
import { Checkbox } from '@kga/ui/checkbox';
import { NativeSelect } from '@kga/ui/native-select';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { useLanguage } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { proofs } from '../assembly/letter-values.ts';
import { viewHeadingId } from '../focus-after.ts';
import { hasDeadline } from './letter-errors.ts';
import { choicesOf, currencyOf } from './letter-fields.ts';
import { type FieldsProps, useLetterField } from './use-letter-field.ts';

/** When and for how much the game was bought; where, if the letter does not go there. */
export function PurchaseFields(props: FieldsProps) {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  const field = useLetterField(props);
  const { draft } = props;
  const currencyNames = new Intl.DisplayNames(language, { type: 'currency' });
  return (
    <>
      {!hasDeadline(draft.fields) && <SellerFields {...props} />}
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
    </>
  );
}

/** The seller, to whom most letters go. */
export function SellerFields(props: FieldsProps) {
  const { t } = useTranslation('letters');
  const field = useLetterField(props);
  const isNeeded = hasDeadline(props.draft.fields);
  return (
    <>
      <TextField
        {...field('seller')}
        label={t('seller')}
        hint={t('sellerHint')}
        note={isNeeded ? undefined : t('optional')}
        autoComplete="off"
        required={isNeeded}
      />
      <TextArea
        {...field('sellerAddress')}
        rows={2}
        label={t('sellerAddress')}
        note={t('optional')}
        hint={t('sellerAddressHint')}
        autoComplete="off"
      />
    </>
  );
}

/** What proves it. */
export function ProofFields(props: FieldsProps) {
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
    <fieldset aria-labelledby={viewHeadingId('proof')}>
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
