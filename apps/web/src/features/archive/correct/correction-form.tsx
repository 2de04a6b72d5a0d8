import {
  type ArchiveGameDetails,
  createCorrection,
  differentFacts,
  languages,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';

import { useAuth } from '../../../auth/use-auth.ts';
import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { ContentFormErrors } from '../../../content/content-form-errors.tsx';
import { LanguageField, useDraftLanguage } from '../../../content/draft-choice.tsx';
import { call } from '../../../lib/api.ts';
import { type DraftKey, readDraft } from '../../../lib/forms/drafts.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { FactFields } from '../review/fact-fields.tsx';
import { draftFields, factsOf, readFacts, textsOf } from '../review/facts.ts';
import { useFieldMessages } from '../submit/use-field-messages.ts';

/** Suggests other facts about a game; those that are left alone are not sent. */
export function CorrectionForm({ game, onDone }: { game: ArchiveGameDetails; onDone: () => void }) {
  const { t } = useTranslation(['correctArchive', 'shared']);
  const { user } = useAuth();
  const draftKey: DraftKey = `draft:correction-${game.id}`;
  const tracesOf = useFormTraces(draftKey);
  const [keyFor] = useState(createIdempotencyKeys);
  const [wasMember, setWasMember] = useState(false);
  const [facts] = useState(() => factsOf({ ...game, availability: game.status }));
  const [draft] = useState(() => readDraft(draftKey));
  const messages = useFieldMessages();
  const form = useForm({
    read: (texts) => ({
      facts: differentFacts(readFacts(texts), facts),
      note: texts['note']?.trim() || undefined,
      sourceUrl: texts['sourceUrl']?.trim() || undefined,
      language: languages.find((each) => each === texts['language']),
      traces: tracesOf(texts),
    }),
    schema: createCorrection.schema.body,
    send: async (body) => {
      setWasMember(user !== null);
      if (user === null) {
        // A new visitor may not be registered as a guest yet.
        const { ensureGuest } = await import('../../../auth/guest/guest-registration.ts');
        await ensureGuest();
      }
      const key = { idempotencyKey: keyFor(body) };
      return call(createCorrection, { params: { id: game.id }, body }, key);
    },
    onDone,
    draft: { key: draftKey, fields: [...draftFields, 'note', 'sourceUrl', 'language'] },
  });
  const field = useFieldProps(form, (name, code) =>
    messages.fieldMessage(name.replace(/^facts\./, ''), code),
  );
  const isUnchanged = form.errors.some(({ code }) => code === 'unchanged');
  return (
    <form {...form.props} className="flex flex-col gap-6">
      <ContentFormErrors
        form={form}
        wasMember={wasMember}
        labels={messages.labels}
        fieldMessage={messages.fieldMessage}
        className="empty:-mb-6"
      />
      {isUnchanged && (
        <p role="alert" className="font-semibold">
          {t('unchanged')}
        </p>
      )}
      <FactFields
        form={form}
        draftKey={draftKey}
        values={{ ...textsOf(facts), ...draft }}
        platforms={game.platforms}
      />
      <TextArea {...field('note')} rows={3} dir="auto" label={t('note')} hint={t('noteHint')} />
      <TextField
        {...field('sourceUrl')}
        type="url"
        label={t('source')}
        hint={t('sourceHint')}
        note={t('shared:optional')}
        autoComplete="off"
      />
      <TextLanguage draftKey={draftKey} />
      <HoneypotField label={t('trap')} />
      <Button
        type="submit"
        variant="signal"
        size="large"
        className="self-start"
        busy={form.busy}
        busyLabel={t('sending')}
      >
        {t('send')}
      </Button>
    </form>
  );
}

function TextLanguage({ draftKey }: { draftKey: DraftKey }) {
  const { t } = useTranslation('correctArchive');
  const { value, choose } = useDraftLanguage(draftKey);
  return <LanguageField label={t('language')} value={value} onChange={choose} />;
}
