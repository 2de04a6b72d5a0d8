import { type ReviewedGame, createDecisions, languages, updateGame } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { useToast } from '@kga/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useErrorToast } from '../../../components/errors/use-error-messages.ts';
import { ContentFormErrors } from '../../../content/content-form-errors.tsx';
import { LanguageField, useDraftLanguage } from '../../../content/draft-choice.tsx';
import { EditForm } from '../../../content/edit-form.tsx';
import { call } from '../../../lib/api.ts';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import { refetchUserContent } from '../../../lib/freshness.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { reviewedGameQuery } from '../queries.ts';
import { useFieldMessages } from '../submit/use-field-messages.ts';
import { FactFields } from './fact-fields.tsx';
import { draftFields, factsOf, readFacts, textsOf } from './facts.ts';
import { StepFields, readSteps, stepFields, stepTexts, useStepLabels } from './step-fields.tsx';

/** Corrects the facts of a game. */
export function ReviewForm({ game }: { game: ReviewedGame }) {
  const { t } = useTranslation('reviewArchive');
  const client = useQueryClient();
  const { show } = useToast();
  const messages = useFieldMessages();
  const stepLabels = useStepLabels();
  const draftKey: DraftKey = `draft:game-review-${game.id}`;
  const query = reviewedGameQuery(game.id);
  return (
    <EditForm
      draftKey={draftKey}
      fields={[...draftFields, ...stepFields, 'language']}
      initial={{ ...textsOf(factsOf(game)), ...stepTexts(game) }}
      revision={game.revision}
      fetchRevision={async () => (await client.fetchQuery(query))?.revision}
      read={(texts, revision) => ({
        ...readFacts(texts),
        steps: readSteps(texts),
        language: languages.find((each) => each === texts['language']),
        removeCover: texts['removeCover'] !== undefined,
        revision,
      })}
      schema={updateGame.schema.body}
      send={(body) => call(updateGame, { params: { id: game.id }, body })}
      onDone={(saved) => {
        client.setQueryData(query.queryKey, saved);
        show({ title: t('saved'), tone: 'success' });
      }}
      className="flex flex-col gap-6"
    >
      {(form, values) => (
        <>
          <ContentFormErrors
            form={form}
            wasMember
            labels={{ ...messages.labels, ...stepLabels }}
            fieldMessage={messages.fieldMessage}
            className="empty:-mb-6"
          />
          <FactFields form={form} draftKey={draftKey} values={values} platforms={game.platforms} />
          <StepFields form={form} values={values} />
          {game.coverSource !== null && <Checkbox name="removeCover" label={t('removeCover')} />}
          <TextLanguage draftKey={draftKey} game={game} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.busy} busyLabel={t('saving')}>
              {t('save')}
            </Button>
            {game.status === 'pending' && <ApproveButton game={game} />}
          </div>
        </>
      )}
    </EditForm>
  );
}

function TextLanguage({ draftKey, game }: { draftKey: DraftKey; game: ReviewedGame }) {
  const { t } = useTranslation('reviewArchive');
  const { value, choose } = useDraftLanguage(draftKey, game.language);
  return <LanguageField label={t('language')} value={value} onChange={choose} />;
}

/** Publishes the game as it was last saved. */
function ApproveButton({ game: { id, caseRevision } }: { game: ReviewedGame }) {
  const { t } = useTranslation('reviewArchive');
  const client = useQueryClient();
  const { show } = useToast();
  const showError = useErrorToast();
  const approve = useMutation({
    mutationFn: () =>
      call(createDecisions, {
        body: { items: [{ kind: 'game', id, revision: caseRevision }], decision: 'approve' },
      }),
    onSuccess: async ({ decided }) => {
      const isDecided = decided.length > 0;
      show({ title: t(isDecided ? 'approved' : 'late'), tone: isDecided ? 'success' : 'failure' });
      if (!isDecided) return;
      await refetchUserContent(client);
      await client.invalidateQueries({ queryKey: reviewedGameQuery(id).queryKey });
    },
    onError: showError,
  });
  return (
    <Button
      variant="signal"
      busy={approve.isPending}
      busyLabel={t('approving')}
      onClick={() => approve.mutate()}
    >
      {t('approve')}
    </Button>
  );
}
