// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type HeldBatch,
  type HeldSignature,
  type SignatureDecision,
  chosenMax,
  decideSignatures,
  decidedMax,
  listHeldBatches,
  signatureDecisions,
} from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { TextArea } from '@kga/ui/text-area';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { AdminList } from '../../../components/admin/admin-list.tsx';
import { FormErrors } from '../../../components/errors/form-errors.tsx';
import type { ListQuery } from '../../../components/infinite-list.tsx';
import { DialogFormButtons, ModalDialog } from '../../../components/modal-dialog.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { refetchPath } from '../../../lib/freshness.ts';
import { useFormats, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { heldSignaturesQuery } from './review-queries.ts';

type BatchProps = { batch: HeldBatch };

/** The signatures of a batch, and what to do with all or some of them. */
export function HeldSignatures({ batch }: BatchProps) {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const list = useInfiniteQuery({ ...heldSignaturesQuery(batch), enabled: open });
  const [marked, setMarked] = useState<readonly string[]>([]);
  const shown = list.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  // Others may have decided what was marked.
  const chosen = marked.filter((id) => shown.includes(id));
  const [asked, setAsked] = useState<SignatureDecision>();
  const n = chosen.length > 0 ? chosen.length : Math.min(batch.signatureCount, decidedMax);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {signatureDecisions.map((decision) => (
          <Button key={decision} size="small" onClick={() => setAsked(decision)}>
            {t(`review.decisions.${decision}`, { n: formats.integer(n) })}
          </Button>
        ))}
        <Button size="small" variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'review.hide' : 'review.show')}
        </Button>
      </div>
      {open && <SignatureList list={list} shown={shown} chosen={chosen} onChoose={setMarked} />}
      {asked && (
        <DecisionDialog
          batch={batch}
          decision={asked}
          n={formats.integer(n)}
          ids={chosen}
          onClose={() => setAsked(undefined)}
          onDecided={() => setMarked([])}
        />
      )}
    </>
  );
}

type SignatureListProps = {
  list: ListQuery<HeldSignature>;
  /** Ids of the list. */
  shown: readonly string[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

function SignatureList({ list, shown, chosen, onChoose }: SignatureListProps) {
  const { t } = useTranslation('signatures');
  const formats = useLocalFormats();
  const selectable = shown.slice(0, chosenMax);
  return (
    <div className="mt-3 sm:ms-6">
      {shown.length > chosenMax && (
        <p className="text-sm text-muted">
          {t('review.selectLimit', { n: formats.integer(chosenMax) })}
        </p>
      )}
      {shown.length > 0 && (
        <Checkbox
          label={t('review.all')}
          checked={chosen.length === selectable.length}
          onChange={({ target }) => onChoose(target.checked ? selectable : [])}
        />
      )}
      <AdminList
        list={list}
        label={t('review.show')}
        messages={{ loading: t('review.loading'), failed: t('review.failed') }}
        keyOf={({ id }) => id}
        columns={[
          {
            label: t('review.signer'),
            render: ({ id, name }) => (
              <Checkbox
                label={<bdi>{name}</bdi>}
                checked={chosen.includes(id)}
                disabled={chosen.length >= chosenMax && !chosen.includes(id)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
            ),
          },
          {
            label: t('review.place'),
            render: ({ address, city, country }) =>
              [address, city, formats.country(country)].filter((part) => part !== null).join(' · '),
          },
          { label: t('review.since'), render: ({ confirmedAt }) => formats.moment(confirmedAt) },
        ]}
      />
    </div>
  );
}

type DecisionDialogProps = BatchProps & {
  decision: SignatureDecision;
  /** How many it decides. */
  n: string;
  /** Empty for the whole batch. */
  ids: readonly string[];
  onClose: () => void;
  onDecided: () => void;
};

function DecisionDialog({ batch, decision, n, ids, onClose, onDecided }: DecisionDialogProps) {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const client = useQueryClient();
  const showSuccess = useSuccessToast();
  const { petition, id, last } = batch;
  const form = useForm({
    read: (texts) => ({
      petition,
      batch: id,
      last,
      decision,
      note: (texts['note'] ?? '').trim(),
      ...(ids.length > 0 && { ids: [...ids] }),
    }),
    schema: decideSignatures.schema.body,
    send: (body) => call(decideSignatures, { body }),
    onDone: async ({ decided, remaining }) => {
      onClose();
      onDecided();
      showSuccess(
        t('review.done', { n: formats.integer(decided) }),
        ids.length === 0 && remaining > 0
          ? t('review.remaining', { n: formats.integer(remaining) })
          : undefined,
      );
      await refetchPath(client, listHeldBatches.url);
    },
  });
  const label = t('review.note');
  return (
    <ModalDialog
      title={t(`review.decisions.${decision}`, { n })}
      description={t(`review.decisions.${decision}Text`)}
      onClose={onClose}
    >
      <form {...form.props} className="flex flex-col gap-4">
        {ids.length === 0 && batch.signatureCount > decidedMax && (
          <p>{t('review.partText', { n: formats.integer(decidedMax) })}</p>
        )}
        <FormErrors
          form={form}
          labels={{ note: label }}
          fieldMessage={() => t('review.noteMissing')}
        />
        <TextArea
          {...form.field('note')}
          rows={3}
          label={label}
          hint={t('review.noteHint')}
          error={form.errorCodeOf('note') && t('review.noteMissing')}
          required
        />
        <DialogFormButtons form={form} busyLabel={t('review.deciding')}>
          {t(`review.decisions.${decision}`, { n })}
        </DialogFormButtons>
      </form>
    </ModalDialog>
  );
}
