import { type OwnStory, updateStory, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { useAuth } from '../../auth/use-auth.ts';
import { ApiError, call } from '../../lib/api.ts';
import { type DraftKey, readDraft, storeDraft } from '../../lib/forms/drafts.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { cacheStory } from './cache.ts';
import { ownStoryQuery } from './own-queries.ts';
import { type StoryFieldValues, storyBodyOf, storyFields, fieldValuesOf } from './story-draft.ts';
import { StoryFields } from './story-fields.tsx';
import { StoryFormErrors } from './story-form-errors.tsx';

const draftKeyOf = (id: string): DraftKey => `draft:story-${id}`;

/** The field that says on which revision what is typed is based; kept with it. */
const revisionField = 'revision';

/** Changes a story, and begins anew where what was typed is discarded. */
export function EditStory({ story, visitor }: { story: OwnStory; visitor: string }) {
  const [round, setRound] = useState(0);
  return (
    <EditForm
      key={round}
      story={story}
      visitor={visitor}
      onDiscard={() => {
        storeDraft(draftKeyOf(story.id), null);
        setRound(round + 1);
      }}
    />
  );
}

function EditForm({
  story,
  visitor,
  onDiscard,
}: {
  story: OwnStory;
  visitor: string;
  onDiscard: () => void;
}) {
  const { t } = useTranslation('stories');
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const { user } = useAuth();
  const draftKey = draftKeyOf(story.id);
  const [kept] = useState(() => readDraft(draftKey));
  const [initial] = useState<StoryFieldValues>(() => ({
    ...fieldValuesOf(story, language),
    ...kept,
  }));
  const [base, setBase] = useState(Number(kept[revisionField]) || story.revision);
  const [wasMember] = useState(user !== null);
  const path = pathTo('story', { id: story.id });

  /** Has the next attempt replace what was saved elsewhere, of which somebody has been told. */
  const takeOver = async () => {
    const asked = { ...ownStoryQuery(story.id, visitor), staleTime: 0 };
    const saved = await client.fetchQuery(asked).catch(() => null);
    if (!saved) return;
    setBase(saved.revision);
    storeDraft(draftKey, { ...readDraft(draftKey), [revisionField]: `${saved.revision}` });
  };

  const form = useForm({
    read: (texts) => ({ ...storyBodyOf(texts, language), revision: base }),
    schema: updateStory.schema.body,
    send: (body) => call(updateStory, { params: { id: story.id }, body }),
    onDone: (saved) => {
      cacheStory(client, saved, visitor);
      const waits = saved.status === 'pending';
      show({
        title: t('own.done.saved'),
        tone: 'success',
        ...(waits && { description: t('own.done.pendingText') }),
      });
      void navigate(path, { replace: true });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.problem?.code === 'conflict') void takeOver();
    },
    draft: { key: draftKey, fields: [...storyFields, revisionField] },
  });
  return (
    <form {...form.props} className="flex flex-col gap-6">
      {Object.keys(kept).length > 0 && (
        <Notice
          title={t('own.restored.title')}
          action={
            <Button size="small" onClick={onDiscard}>
              {t('own.restored.discard')}
            </Button>
          }
        >
          {t('own.restored.text')}
        </Notice>
      )}
      <StoryFormErrors form={form} wasMember={wasMember} />
      <StoryFields form={form} draftKey={draftKey} initial={initial} />
      <input type="hidden" name={revisionField} value={base} readOnly />
      <p className="max-w-text text-muted">{t('own.edit.review')}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="signal" busy={form.busy} busyLabel={t('own.form.saving')}>
          {t('own.form.save')}
        </Button>
        <Button asChild variant="quiet">
          <Link to={path}>{t('own.form.back')}</Link>
        </Button>
      </div>
    </form>
  );
}
