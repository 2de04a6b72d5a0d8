// SPDX-License-Identifier: AGPL-3.0-or-later
import { loginPath } from '@kga/contracts/core';
import {
  type ForumPost,
  type ForumReply,
  type OwnForumReply,
  createReply,
} from '@kga/contracts/forum';
import { Button } from '@kga/ui/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useReturnPath } from '../../../auth/return-path.ts';
import { ensureRegistered, useAuth } from '../../../auth/use-auth.ts';
import { MarkdownField } from '../../../content/composer/markdown-field.tsx';
import { ContentFormErrors, useTextFieldProps } from '../../../content/content-form-errors.tsx';
import { DisplayNameField, useDisplayNameSaver } from '../../../content/display-name-field.tsx';
import { LanguageField, useDraftLanguage } from '../../../content/draft-choice.tsx';
import { displayNameField } from '../../../content/suggest-name.tsx';
import { call } from '../../../lib/api.ts';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { type Quoted, QuotePreview } from './reply-quote.tsx';

export const replyFieldId = 'reply-content';

type ReplyFormProps = {
  post: ForumPost;
  /** Of the thread, whose authors `@` completes first. */
  replies: readonly ForumReply[];
  quote: Quoted | undefined;
  onRemoveQuote: () => void;
  onSent: (reply: OwnForumReply) => void;
};

export function ReplyForm({ post, replies, quote, onRemoveQuote, onSent }: ReplyFormProps) {
  const { t } = useTranslation('forum');
  const { status, user } = useAuth();
  const draft: DraftKey = `draft:forum-reply-to:${post.id}`;
  const { value: language, choose: chooseLanguage } = useDraftLanguage(draft);
  const tracesOf = useFormTraces(draft);
  const [keyFor] = useState(createIdempotencyKeys);
  const [wasMember, setWasMember] = useState(false);
  const saveName = useDisplayNameSaver();
  const form = useForm({
    read: (texts) => ({
      displayName: texts[displayNameField],
      content: (texts['content'] ?? '').trim(),
      format: 'markdown' as const,
      ...(quote && { quoteId: quote.id }),
      language,
      traces: tracesOf(texts),
    }),
    schema: createReply.schema.body,
    send: async ({ displayName, ...body }) => {
      await saveName(displayName);
      setWasMember(user !== null);
      await ensureRegistered(user?.id ?? '');
      return call(createReply, { params: { id: post.id }, body }, { idempotencyKey: keyFor(body) });
    },
    onDone: (reply) => {
      form.reset();
      onSent(reply);
    },
    draft: { key: draft, fields: ['content', 'language', displayNameField] },
  });
  const fieldOf = useTextFieldProps(form);
  const label = t('reply.content');
  return (
    <form {...form.props} className="mt-4 flex flex-col gap-5 noscript:hidden">
      <ContentFormErrors
        form={form}
        labels={{
          content: label,
          quoteId: t('reply.quote'),
        }}
        wasMember={wasMember}
      />
      {status !== 'authenticated' && <GuestHint />}
      {quote && <QuotePreview id={form.idOf('quoteId')} quote={quote} onRemove={onRemoveQuote} />}
      {/* Quoting a reply focuses this element, which has a stable id. */}
      <div
        id={replyFieldId}
        tabIndex={-1}
        className="outline-none"
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget) currentTarget.querySelector('textarea')?.focus();
        }}
      >
        <MarkdownField
          {...fieldOf('content')}
          participants={[post, ...replies].flatMap(({ author }) => author ?? [])}
          label={label}
          hint={t('form.contentHint')}
          lang={language}
          rows={5}
          required
        />
      </div>
      <DisplayNameField form={form} />
      <HoneypotField label={t('form.trap')} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <LanguageField
          className="w-full sm:w-52"
          label={t('form.language')}
          value={language}
          onChange={chooseLanguage}
        />
        <Button type="submit" variant="signal" busy={form.busy} busyLabel={t('form.sending')}>
          {t('reply.send')}
        </Button>
      </div>
    </form>
  );
}

function GuestHint() {
  const { t } = useTranslation('forum');
  const returnTo = useReturnPath();
  return (
    <p className="text-muted">
      {t('reply.asGuest')} <Link to={loginPath({ returnTo })}>{t('reply.logIn')}</Link>
    </p>
  );
}
