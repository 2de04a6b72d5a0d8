import { createMemory, loginPath } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useToast } from '@kga/ui/toast';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { ensureRegistered } from '../../../auth/guest/ensure-registered.ts';
import { useReturnPath } from '../../../auth/return-path.ts';
import { useAuth } from '../../../auth/use-auth.ts';
import {
  DisplayNameField,
  displayNameField,
  useDisplayNameSaver,
} from '../../../content/display-name-field.tsx';
import { call } from '../../../lib/api.ts';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { MemoryFields, MemoryFormErrors, memoryBodyOf, memoryFields } from './memory-fields.tsx';

type MemoryFormProps = { gameId: string; onShared: () => void };

/** The form for a new memory, with or without an account. */
export function ShareMemory(props: MemoryFormProps) {
  const { t } = useTranslation('memoriesArchive');
  const { user } = useAuth();
  return (
    <section aria-labelledby="share-memory" className="no-print mt-8">
      <h2 id="share-memory" className="text-2xl">
        {t('share')}
      </h2>
      {user?.suspended ? (
        <Notice className="mt-4">{t('suspended')}</Notice>
      ) : (
        <NewMemory {...props} />
      )}
    </section>
  );
}

function NewMemory({ gameId, onShared }: MemoryFormProps) {
  const { t } = useTranslation('memoriesArchive');
  const { show } = useToast();
  const { status, user } = useAuth();
  const draftKey: DraftKey = `draft:memory-of:${gameId}`;
  const tracesOf = useFormTraces(draftKey);
  const [keyFor] = useState(createIdempotencyKeys);
  const [wasMember, setWasMember] = useState(false);
  const saveName = useDisplayNameSaver();
  const form = useForm({
    read: (texts) => ({
      ...memoryBodyOf(texts),
      displayName: texts[displayNameField],
      traces: tracesOf(texts),
    }),
    schema: createMemory.schema.body,
    send: async ({ displayName, ...body }) => {
      setWasMember(user !== null);
      await saveName(displayName);
      await ensureRegistered(user?.id ?? '');
      return call(createMemory, { params: { id: gameId }, body }, { idempotencyKey: keyFor(body) });
    },
    onDone: (memory) => {
      form.reset();
      const isPublished = memory.status === 'published';
      show({
        title: t(isPublished ? 'done.published' : 'done.pending'),
        tone: 'success',
        ...(!isPublished && { description: t('done.pendingText') }),
      });
      onShared();
    },
    draft: { key: draftKey, fields: [...memoryFields, displayNameField] },
  });
  return (
    <form {...form.props} className="mt-4 flex flex-col gap-5">
      <MemoryFormErrors form={form} wasMember={wasMember} />
      <MemoryFields form={form} draftKey={draftKey} />
      <DisplayNameField form={form} />
      <HoneypotField label={t('form.trap')} />
      {status === 'authenticated' ? (
        <p className="text-muted">{t('form.review')}</p>
      ) : (
        <GuestHint />
      )}
      <Button
        type="submit"
        variant="signal"
        className="self-start"
        busy={form.busy}
        busyLabel={t('form.sending')}
      >
        {t('form.send')}
      </Button>
    </form>
  );
}

function GuestHint() {
  const { t } = useTranslation('memoriesArchive');
  const returnTo = useReturnPath();
  return (
    <p className="text-muted">
      {t('form.asGuest')} <Link to={loginPath({ returnTo })}>{t('form.logIn')}</Link>
    </p>
  );
}
