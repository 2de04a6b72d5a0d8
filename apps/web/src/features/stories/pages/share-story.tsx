// SPDX-License-Identifier: AGPL-3.0-or-later
import { guestNumber, publicAuthorId } from '@kga/contracts/content';
import { campaign, pathTo } from '@kga/contracts/core';
import { type OwnStory, createStory } from '@kga/contracts/stories';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { readGuestId } from '../../../auth/guest/guest-id.ts';
import { ensureRegistered, useAuth, useVisitorId } from '../../../auth/use-auth.ts';
import { DisplayNameField, useDisplayNameSaver } from '../../../content/display-name-field.tsx';
import { displayNameField } from '../../../content/suggest-name.tsx';
import { type CallInput, call } from '../../../lib/api.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { cacheStory } from '../queries.ts';
import { storyBodyOf, storyFields } from '../story-draft.ts';
import { StoryFields, StoryFormErrors } from '../story-fields.tsx';

const draftKey = 'draft:story';

type Named = CallInput<typeof createStory>['body'] & { displayName: string | undefined };

/** Where members and guests tell what they lost. */
export function ShareStoryPage() {
  const { t } = useTranslation('stories');
  usePageHead({
    title: `${t('own.title')} · ${campaign.brand}`,
    description: t('own.description'),
  });
  return (
    <div className="column-text pt-8 sm:pt-14">
      <h1>{t('own.title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('own.lead')}</p>
      <div className="mt-8">
        <NewStoryForm />
      </div>
    </div>
  );
}

/** The form for a new story, with or without an account. */
function NewStoryForm() {
  const { t } = useTranslation('stories');
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const { user } = useAuth();
  const tracesOf = useFormTraces(draftKey);
  const [keyFor] = useState(createIdempotencyKeys);
  const [wasMember, setWasMember] = useState(false);
  const saveName = useDisplayNameSaver();

  const send = async ({ displayName, ...body }: Named): Promise<OwnStory> => {
    setWasMember(user !== null);
    await saveName(displayName);
    await ensureRegistered(user?.id ?? '');
    return call(createStory, { body }, { idempotencyKey: keyFor(body) });
  };

  const form = useForm({
    read: (texts): Named => ({
      ...storyBodyOf(texts, language),
      format: 'markdown' as const,
      traces: tracesOf(texts),
      displayName: texts[displayNameField],
    }),
    schema: createStory.schema.body,
    send,
    onDone: (story) => {
      cacheStory(client, story, user?.id ?? readGuestId() ?? '');
      const published = story.status === 'published';
      show({
        title: t(published ? 'own.done.published' : 'own.done.pending'),
        tone: 'success',
        ...(!published && { description: t('own.done.pendingText') }),
      });
      void navigate(pathTo('story', { id: story.id }), { replace: true });
    },
    draft: { key: draftKey, fields: [...storyFields, displayNameField] },
  });

  if (user?.suspended) {
    return (
      <Notice tone="caution" title={t('own.suspended.title')}>
        {t('own.suspended.text')}
      </Notice>
    );
  }
  return (
    <form {...form.props} className="flex flex-col gap-6">
      <StoryFormErrors form={form} wasMember={wasMember} />
      <StoryFields form={form} draftKey={draftKey} initial={{}} />
      <DisplayNameField form={form} />
      <HoneypotField label={t('own.form.trap')} />
      <ShownAs />
      <Button
        type="submit"
        variant="signal"
        size="large"
        className="self-start"
        busy={form.busy}
        busyLabel={t('own.form.sending')}
      >
        {t('own.form.send')}
      </Button>
    </form>
  );
}

/** Says under which public id the story will appear. */
function ShownAs() {
  const { t } = useTranslation(['stories', 'shared']);
  const { user } = useAuth();
  const visitor = useVisitorId();
  const asMember = user === null || user.displayName === null ? 'own.asMember' : 'own.asNamed';
  const shownAs = user === null ? 'own.asGuest' : asMember;
  return (
    <div className="grid max-w-text gap-2 text-muted">
      <p>{t('own.review')}</p>
      {/* Reserves its height: the id is known only in the browser. */}
      <p className="min-h-[4lh] sm:min-h-[2lh]">
        {typeof visitor === 'string' &&
          t(shownAs, {
            id:
              user === null
                ? t('shared:author.guest', { number: guestNumber(visitor) })
                : publicAuthorId(visitor),
            name: user?.displayName ?? '',
          })}
      </p>
    </div>
  );
}
