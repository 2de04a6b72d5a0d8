import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';

import { ApiError } from '../../lib/api.ts';
import { type DraftKey, readDraft, storeDraft } from '../../lib/forms/drafts.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ForumFormErrors } from './forum-errors.tsx';
import { useTextFieldProps } from './use-written-fields.ts';

type EditFormProps<Answer> = {
  /** What is there; a reply has no title. */
  written: { title?: string; content: string; language: string };
  draft: DraftKey;
  schema: z.core.$ZodType;
  /** The revision of what is there. */
  revision: number;
  /** Asks for the revision that is saved by now. */
  newest: () => Promise<number>;
  send: (values: { title: string; content: string; revision: number }) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
};

/** The field that says on which revision what is typed is based; kept with it. */
const revisionField = 'revision';

/** Writes one's own post or reply anew, in its place; begins again where that is discarded. */
export function EditForm<Answer>(props: EditFormProps<Answer>) {
  const [round, setRound] = useState(0);
  return (
    <EditRound
      key={round}
      {...props}
      onDiscard={() => {
        storeDraft(props.draft, null);
        setRound(round + 1);
      }}
    />
  );
}

function EditRound<Answer>(props: EditFormProps<Answer> & { onDiscard: () => void }) {
  const { written, draft, schema, newest, send, onDone, onCancel, onDiscard } = props;
  const { t } = useTranslation(['forum', 'content']);
  const [kept] = useState(() => readDraft(draft));
  const [base, setBase] = useState(Number(kept[revisionField]) || props.revision);
  const texts = { ...written, ...kept };
  const hasTitle = written.title !== undefined;

  /** Has the next attempt replace what was saved elsewhere, of which somebody has been told. */
  const takeOver = async () => {
    const revision = await newest().catch(() => base);
    setBase(revision);
    storeDraft(draft, { ...readDraft(draft), [revisionField]: `${revision}` });
  };

  const form = useForm({
    read: ({ title = '', content = '' }) => ({
      title: title.trim(),
      content: content.trim(),
      revision: base,
    }),
    schema,
    send,
    onDone,
    onError: (error) => {
      if (error instanceof ApiError && error.problem?.code === 'conflict') void takeOver();
    },
    draft: { key: draft, fields: [...(hasTitle ? ['title'] : []), 'content', revisionField] },
  });
  const fieldOf = useTextFieldProps(form);
  const labels = { title: t('form.title'), content: t('form.content') };
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={place} className="mt-3">
      <form {...form.props} className="flex flex-col gap-4">
        {Object.keys(kept).length > 0 && <Restored onDiscard={onDiscard} />}
        <ForumFormErrors form={form} labels={labels} />
        {hasTitle && (
          <TextField
            {...fieldOf('title')}
            label={labels.title}
            lang={written.language}
            defaultValue={texts.title}
            autoComplete="off"
            required
          />
        )}
        <TextArea
          {...fieldOf('content')}
          label={labels.content}
          lang={written.language}
          defaultValue={texts.content}
          rows={5}
          required
        />
        <input type="hidden" name={revisionField} value={base} readOnly />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy} busyLabel={t('form.sending')}>
            {t('form.save')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              storeDraft(draft, null);
              onCancel();
            }}
          >
            {t('content:cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('forum');
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
