// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';

import { ApiError } from '../lib/api.ts';
import { type DraftKey, readDraft, storeDraft } from '../lib/forms/drafts.ts';
import { type Form, useForm } from '../lib/forms/use-form.ts';
import { useTranslation } from '../lib/translation.ts';

type FieldValues = Readonly<Record<string, string>>;

type EditFormProps<Body, Saved> = {
  draftKey: DraftKey;
  fields: readonly string[];
  /** Field values of the content as it is saved. */
  initial: FieldValues;
  /** The revision that the form was opened with. */
  revision: number;
  fetchRevision: () => Promise<number | undefined>;
  read: (values: FieldValues, revision: number) => Body;
  schema: z.core.$ZodType;
  send: (body: Body) => Promise<Saved>;
  onDone: (saved: Saved) => void;
  className: string;
  /** The fields and buttons; `values` are the initial values, overlaid by the draft. */
  children: (form: Form, values: FieldValues) => ReactNode;
};

/** The hidden field with the revision that the edit is based on; stored with the draft. */
const revisionField = 'revision';

/**
 * Edits the author's own content. Restores an unsaved draft, which can be discarded, and lets the
 * author overwrite a conflicting change on the second attempt.
 */
export function EditForm<Body, Saved>(props: EditFormProps<Body, Saved>) {
  const [round, setRound] = useState(0);
  const discard = () => {
    storeDraft(props.draftKey, null);
    setRound(round + 1);
  };
  return <EditRound key={round} {...props} onDiscard={discard} />;
}

function EditRound<Body, Saved>({
  draftKey,
  fields,
  initial,
  revision,
  fetchRevision,
  read,
  schema,
  send,
  onDone,
  onDiscard,
  className,
  children,
}: EditFormProps<Body, Saved> & { onDiscard: () => void }) {
  const [draft] = useState(() => readDraft(draftKey));
  // Fixed: a refetch after a conflict must not change fields that the author left untouched.
  const [values] = useState({ ...initial, ...draft });
  const [base, setBase] = useState(Number(draft[revisionField]) || revision);

  const rebase = async () => {
    const current = await fetchRevision().catch(() => undefined);
    if (current === undefined) return;
    setBase(current);
    storeDraft(draftKey, { ...readDraft(draftKey), [revisionField]: `${current}` });
  };

  const form = useForm({
    read: (submitted) => read(submitted, base),
    schema,
    send,
    onDone,
    onError: async (error) => {
      if (error instanceof ApiError && error.problem?.code === 'conflict') await rebase();
    },
    draft: { key: draftKey, fields: [...fields, revisionField] },
  });
  return (
    <form {...form.props} className={className}>
      {Object.keys(draft).length > 0 && <RestoredNotice onDiscard={onDiscard} />}
      {children(form, values)}
      <input type="hidden" name={revisionField} value={base} readOnly />
    </form>
  );
}

function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('content');
  return (
    <Notice
      title={t('restored.title')}
      action={
        <Button size="small" onClick={onDiscard}>
          {t('restored.discard')}
        </Button>
      }
    >
      {t('restored.text')}
    </Notice>
  );
}
