// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Feed, createFeed, newsCategories } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { FormSummary } from '@kga/ui/form-summary';
import { Notice } from '@kga/ui/notice';
import { Select } from '@kga/ui/select';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';

import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { LanguageSelect } from '../../../components/language-select.tsx';
import { DialogFormButtons } from '../../../components/modal-dialog.tsx';
import { ApiError } from '../../../lib/api.ts';
import { type DraftKey, storeDraft } from '../../../lib/forms/drafts.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import {
  type FeedBody,
  type InitialFeed,
  changedFields,
  draftOf,
  readFeedDraft,
  storeFeedDraft,
  withChanges,
  rulesOf,
} from './feed-draft.ts';
import { RuleFields } from './rule-fields.tsx';

type FeedFormProps = {
  draftKey: DraftKey;
  /** Initial values; the language is null if it could not be detected. */
  initial: InitialFeed;
  /** Values that count as unchanged; by default `initial`. */
  known?: InitialFeed;
  send: (body: FeedBody) => Promise<Feed>;
  onDone: (feed: Feed) => void;
  onDiscard?: () => void;
};

const fields = ['name', 'url', 'siteUrl'] as const;

/** The row index in a path such as `rules.2.words`. */
const rowOf = (path: string) => Number(path.split('.')[1]);

/** Values of the form, and their draft. */
function useFeedForm({ draftKey, initial, known = initial, send, ...props }: FeedFormProps) {
  const [saved] = useState(() => readFeedDraft(draftKey));
  const [restored, setRestored] = useState(saved !== undefined);
  const [values, setValues] = useState(() => withChanges(draftOf(initial), saved ?? {}));
  const change = (changes: Partial<typeof values>) => {
    const next = { ...values, ...changes };
    setValues(next);
    storeFeedDraft(draftKey, changedFields(draftOf(known), next));
  };
  const discard = () => {
    storeDraft(draftKey, null);
    setValues(draftOf(initial));
    setRestored(false);
    document.getElementById(form.idOf('name'))?.focus();
    props.onDiscard?.();
  };
  const form = useForm({
    read: ({ name = '', url = '', siteUrl = '' }) => ({
      name: name.trim(),
      url: url.trim(),
      siteUrl: siteUrl.trim(),
      language: values.language,
      category: values.category,
      enabled: values.enabled,
      rules: rulesOf(values.rules),
    }),
    schema: createFeed.schema.body,
    send,
    onDone: (feed) => {
      storeDraft(draftKey, null);
      props.onDone(feed);
    },
  });
  return { form, values, change, restored, discard };
}

function useTexts() {
  const { t } = useTranslation('feeds');
  const errorMessages = useErrorMessages();
  const ruleText = (code: string) => t(code === 'too_big' ? 'form.tooMany' : 'form.wordsMissing');
  const textOf = (path: string, code: string) => {
    if (path.startsWith('rules')) return ruleText(code);
    if (path === 'url' && code === 'taken') return t('form.known');
    const isUrl = path === 'url' || path === 'siteUrl';
    return isUrl && code !== 'empty' ? t('form.webAddress') : errorMessages.field(path, code);
  };
  const labels: Readonly<Record<string, string>> = {
    name: t('form.name'),
    url: t('form.url'),
    siteUrl: t('form.siteUrl'),
  };
  return { ruleText, textOf, labels };
}

function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('editorial');
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

export function FeedForm(props: FeedFormProps) {
  const { t } = useTranslation(['feeds', 'editorial', 'errors', 'shared']);
  const errorMessages = useErrorMessages();
  const { form, values, change, restored, discard } = useFeedForm(props);
  const { ruleText, textOf, labels } = useTexts();
  const errors = form.errors.map(({ path, code }) => {
    const isRule = path.startsWith('rules');
    const label = isRule ? t('form.rule', { n: rowOf(path) + 1 }) : (labels[path] ?? path);
    return {
      id: form.idOf(isRule ? `rules.${rowOf(path)}.words` : path),
      text: errorMessages.inField(label, textOf(path, code)),
    };
  });
  const titleOf = () => {
    if (errors.length > 0) return t('errors:codes.validation_failed');
    if (form.error === undefined) return undefined;
    const conflict = form.error instanceof ApiError && form.error.problem?.code === 'conflict';
    return conflict ? t('form.known') : errorMessages.of(form.error);
  };
  const field = (name: (typeof fields)[number]) => {
    const code = form.errorCodeOf(name);
    return {
      ...form.field(name),
      label: labels[name] ?? name,
      value: values[name],
      error: code && textOf(name, code),
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
      autoComplete: 'off',
      required: true,
    };
  };
  return (
    <form {...form.props} className="flex flex-col gap-5">
      {restored && <RestoredNotice onDiscard={discard} />}
      <FormSummary className="empty:-mb-5" title={titleOf()} errors={errors} />
      <TextField {...field('name')} maxLength={120} hint={t('form.nameHint')} />
      <TextField {...field('url')} type="url" inputMode="url" spellCheck={false} />
      <TextField {...field('siteUrl')} type="url" inputMode="url" spellCheck={false} />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <LanguageSelect
          label={t('shared:language')}
          value={values.language}
          onChange={(language) => change({ language })}
          {...(props.initial.language === null ? { hint: t('form.unsure') } : {})}
        />
        <Select
          label={t('form.category')}
          options={newsCategories.map((value) => ({
            value,
            label: t(`shared:newsCategories.${value}`),
          }))}
          value={values.category}
          onValueChange={(category) => change({ category })}
        />
      </div>
      <RuleFields
        rules={values.rules}
        onChange={(rules) => change({ rules })}
        idOf={(row) => form.idOf(`rules.${row}.words`)}
        errorOf={(row) => {
          const error = form.errors.find(({ path }) => path.startsWith(`rules.${row}.`));
          return error && ruleText(error.code);
        }}
      />
      <Checkbox
        label={t('form.enabled')}
        hint={t('form.enabledHint')}
        checked={values.enabled}
        onChange={({ target }) => change({ enabled: target.checked })}
      />
      <DialogFormButtons form={form} busyLabel={t('form.saving')}>
        {t('form.save')}
      </DialogFormButtons>
    </form>
  );
}
