import { type OwnStory, updateStory, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { useAuth } from '../../auth/use-auth.ts';
import { EditForm } from '../../content/edit-form.tsx';
import { call } from '../../lib/api.ts';
import type { DraftKey } from '../../lib/forms/drafts.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { cacheStory, ownStoryQuery } from './queries.ts';
import { fieldValuesOf, storyBodyOf, storyFields } from './story-draft.ts';
import { StoryFields } from './story-fields.tsx';
import { StoryFormErrors } from './story-form-errors.tsx';

/** The form in which authors edit their story. */
export function EditStory({ story, visitor }: { story: OwnStory; visitor: string }) {
  const { t } = useTranslation('stories');
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const { user } = useAuth();
  const { id } = story;
  const draftKey: DraftKey = `draft:story-${id}`;
  const [wasMember] = useState(user !== null);
  const path = pathTo('story', { id });

  const finish = (saved: OwnStory) => {
    cacheStory(client, saved, visitor);
    const isPending = saved.status === 'pending';
    show({
      title: t('own.done.saved'),
      tone: 'success',
      ...(isPending && { description: t('own.done.pendingText') }),
    });
    void navigate(path, { replace: true });
  };

  return (
    <EditForm
      draftKey={draftKey}
      fields={storyFields}
      initial={fieldValuesOf(story, language)}
      revision={story.revision}
      fetchRevision={async () => {
        const current = await client.fetchQuery({ ...ownStoryQuery(id, visitor), staleTime: 0 });
        return current?.revision;
      }}
      read={(values, revision) => ({ ...storyBodyOf(values, language), revision })}
      schema={updateStory.schema.body}
      send={(body) => call(updateStory, { params: { id }, body })}
      onDone={finish}
      className="flex flex-col gap-6"
    >
      {(form, values) => (
        <>
          <StoryFormErrors form={form} wasMember={wasMember} />
          <StoryFields form={form} draftKey={draftKey} initial={values} />
          <p className="max-w-text text-muted">{t('own.edit.review')}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="signal"
              busy={form.busy}
              busyLabel={t('own.form.saving')}
            >
              {t('own.form.save')}
            </Button>
            <Button asChild variant="quiet">
              <Link to={path}>{t('own.form.back')}</Link>
            </Button>
          </div>
        </>
      )}
    </EditForm>
  );
}
