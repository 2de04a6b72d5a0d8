import { type OwnMemory, listOwnMemories, updateMemory } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useEffect, useState } from 'react';

import { useAuth } from '../../../auth/use-auth.ts';
import { EditForm } from '../../../content/edit-form.tsx';
import { call } from '../../../lib/api.ts';
import { type DraftKey, storeDraft } from '../../../lib/forms/drafts.ts';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { MemoryFields, MemoryFormErrors, memoryBodyOf, memoryFields } from './memory-fields.tsx';

type EditMemoryProps = {
  own: OwnMemory;
  onDone: (memory: OwnMemory) => void;
  onCancel: () => void;
};

/** Edits the visitor's own memory in its place. */
export function EditMemory({ own, onDone, onCancel }: EditMemoryProps) {
  const { id, gameId, content, yearsPlayed, language, revision } = own;
  const draftKey: DraftKey = `draft:memory:${id}`;
  const fetchRevision = async () => {
    const saved = await call(listOwnMemories, { params: { id: gameId } });
    return saved?.find((memory) => memory.id === id)?.revision;
  };
  return (
    <EditForm
      draftKey={draftKey}
      fields={memoryFields}
      initial={{ content, yearsPlayed: yearsPlayed ?? '', language }}
      revision={revision}
      fetchRevision={fetchRevision}
      read={(values, seen) => ({ ...memoryBodyOf(values), revision: seen })}
      schema={updateMemory.schema.body}
      send={(body) => call(updateMemory, { params: { id }, body })}
      onDone={onDone}
      className="mt-3 flex flex-col gap-5"
    >
      {(form, values) => (
        <EditFields
          {...{ form, draftKey }}
          initial={values}
          onCancel={() => {
            storeDraft(draftKey, null);
            onCancel();
          }}
        />
      )}
    </EditForm>
  );
}

function EditFields({
  form,
  onCancel,
  ...fields
}: {
  form: Form;
  draftKey: DraftKey;
  initial: Readonly<Record<string, string>>;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['memoriesArchive', 'shared']);
  const { user } = useAuth();
  const [wasMember] = useState(user !== null);
  const contentId = form.idOf('content');
  useEffect(() => document.getElementById(contentId)?.focus(), [contentId]);
  return (
    <>
      <MemoryFormErrors form={form} wasMember={wasMember} />
      <MemoryFields form={form} {...fields} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy} busyLabel={t('form.sending')}>
          {t('form.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('shared:cancel')}
        </Button>
      </div>
    </>
  );
}
