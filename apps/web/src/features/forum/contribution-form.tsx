// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TextFormat } from '@kga/contracts/content';
import { Button } from '@kga/ui/button';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';

import { useAuth } from '../../auth/use-auth.ts';
import { MarkdownField } from '../../content/composer/markdown-field.tsx';
import { ContentFormErrors, useTextFieldProps } from '../../content/content-form-errors.tsx';
import { EditForm } from '../../content/edit-form.tsx';
import { type DraftKey, storeDraft } from '../../lib/forms/drafts.ts';
import type { Form } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';

type ContributionFields = {
  title?: string;
  content: string;
  format: TextFormat;
  language: string;
};

type EditContributionProps<Saved> = {
  /** The saved post or reply; a reply has no title. */
  saved: ContributionFields;
  draftKey: DraftKey;
  schema: z.core.$ZodType;
  revision: number;
  fetchRevision: () => Promise<number | undefined>;
  send: (body: { title: string; content: string; revision: number }) => Promise<Saved>;
  onDone: (saved: Saved) => void;
  onCancel: () => void;
};

export function EditContribution<Saved>({
  saved,
  draftKey,
  onCancel,
  ...edit
}: EditContributionProps<Saved>) {
  const { title, content, format, language } = saved;
  const cancel = () => {
    storeDraft(draftKey, null);
    onCancel();
  };
  return (
    <div className="mt-3">
      <EditForm
        {...edit}
        draftKey={draftKey}
        fields={[...(title === undefined ? [] : ['title']), 'content']}
        initial={{ ...(title !== undefined && { title }), content }}
        read={(values, revision) => ({
          title: (values['title'] ?? '').trim(),
          content: (values['content'] ?? '').trim(),
          revision,
        })}
        className="flex flex-col gap-4"
      >
        {(form, values) => (
          <ContributionForm
            form={form}
            values={values}
            saved={{ format, language }}
            onCancel={cancel}
          />
        )}
      </EditForm>
    </div>
  );
}

function ContributionForm({
  form,
  values,
  saved: { format, language },
  onCancel,
}: {
  form: Form;
  values: Readonly<Record<string, string>>;
  saved: Pick<ContributionFields, 'format' | 'language'>;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['forum', 'shared']);
  const fieldProps = useTextFieldProps(form);
  const { user } = useAuth();
  const [wasMember] = useState(user !== null);
  const contentId = form.idOf('content');
  useEffect(() => document.getElementById(contentId)?.focus(), [contentId]);
  const isPost = values['title'] !== undefined;
  const ContentField = format === 'markdown' ? MarkdownField : TextArea;
  const labels = { title: t('form.title'), content: t(isPost ? 'form.content' : 'reply.content') };
  return (
    <>
      <ContentFormErrors form={form} labels={labels} wasMember={wasMember} />
      {isPost && (
        <TextField
          {...fieldProps('title')}
          label={labels.title}
          lang={language}
          defaultValue={values['title']}
          autoComplete="off"
          required
        />
      )}
      <ContentField
        {...fieldProps('content')}
        label={labels.content}
        lang={language}
        defaultValue={values['content']}
        rows={5}
        required
      />
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
