// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ArchiveGame,
  type ReviewedGame,
  gameFactNames,
  mergeGame,
  updateGame,
} from '@kga/contracts/archive';
import { contentLanguageOf, pathTo } from '@kga/contracts/core';
import { createDecisions } from '@kga/contracts/moderation';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { useToast } from '@kga/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useErrorToast } from '../../../components/use-toasts.ts';
import { ContentFormErrors } from '../../../content/content-form-errors.tsx';
import { DraftLanguageField } from '../../../content/draft-choice.tsx';
import { EditForm } from '../../../content/edit-form.tsx';
import { gameQuery } from '../../../content/game-queries.ts';
import { call } from '../../../lib/api.ts';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import { refetchUserContent } from '../../../lib/freshness.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { factsOf, useFactNames, useFactText } from '../facts.tsx';
import { similarQuery } from '../queries.ts';
import {
  FactFields,
  StepFields,
  draftFields,
  readFacts,
  readSteps,
  stepFields,
  stepTexts,
  textsOf,
  useFieldMessages,
  useStepLabels,
} from './fact-fields.tsx';
import { reviewedGameQuery } from './queries.ts';

/** Corrects the facts of a game. */
export function ReviewForm({ game }: { game: ReviewedGame }) {
  const { t } = useTranslation('writeArchive');
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
        language: contentLanguageOf(texts['language'] ?? ''),
        removeCover: texts['removeCover'] !== undefined,
        revision,
      })}
      schema={updateGame.schema.body}
      send={(body) => call(updateGame, { params: { id: game.id }, body })}
      onDone={(saved) => {
        client.setQueryData(query.queryKey, saved);
        show({ title: t('review.saved'), tone: 'success' });
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
          {game.coverSource !== null && (
            <Checkbox name="removeCover" label={t('review.removeCover')} />
          )}
          <DraftLanguageField
            draftKey={draftKey}
            initial={game.language}
            label={t('review.language')}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.busy} busyLabel={t('review.saving')}>
              {t('review.save')}
            </Button>
            {game.status === 'pending' && <ApproveButton game={game} />}
          </div>
        </>
      )}
    </EditForm>
  );
}

/** Publishes the game as it was last saved. */
function ApproveButton({ game: { id, caseRevision } }: { game: ReviewedGame }) {
  const { t } = useTranslation('writeArchive');
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
      show({
        title: t(isDecided ? 'review.approved' : 'review.late'),
        tone: isDecided ? 'success' : 'failure',
      });
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
      busyLabel={t('review.approving')}
      onClick={() => approve.mutate()}
    >
      {t('review.approve')}
    </Button>
  );
}

/** The games of the archive that a submitted one may be, each with its facts. */
export function Duplicates({ game }: { game: ReviewedGame }) {
  const { t } = useTranslation('writeArchive');
  const { data = [] } = useQuery(similarQuery(game.name));
  const others = data.filter(({ id }) => id !== game.id);
  return (
    <section aria-labelledby="duplicates">
      <h2 id="duplicates" className="text-2xl">
        {t('review.similar')}
      </h2>
      <p className="mt-2 text-muted">
        {t(others.length > 0 ? 'review.similarText' : 'review.none')}
      </p>
      {others.map((other) => (
        <Duplicate key={other.id} game={game} other={other} />
      ))}
    </section>
  );
}

/** A game of the archive; what differs from the submission is in bold. */
function Duplicate({ game, other }: { game: ReviewedGame; other: ArchiveGame }) {
  const { t } = useTranslation('writeArchive');
  const names = useFactNames();
  const textOf = useFactText();
  const [isAsking, setAsking] = useState(false);
  const details = useQuery(gameQuery(other.id)).data;
  const submitted = factsOf(game);
  const facts = details && factsOf({ ...details, availability: details.status });
  return (
    <article className="mt-6 border-t-2 border-ink pt-4 [overflow-wrap:anywhere]">
      <h3 className="text-xl">
        <Link to={pathTo('archiveGame', { id: other.id })}>
          <bdi>{other.name}</bdi>
        </Link>
      </h3>
      {facts && (
        <dl className="mt-2">
          {gameFactNames.map((fact) => {
            const text = textOf(fact, facts[fact]);
            if (text === '') return null;
            return (
              <div
                key={fact}
                className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[10rem_minmax(0,1fr)]"
              >
                <dt className="text-sm text-muted">{names[fact]}</dt>
                <dd
                  dir="auto"
                  className={`whitespace-pre-line ${text === textOf(fact, submitted[fact]) ? '' : 'font-bold'}`}
                >
                  {text}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {game.status !== 'rejected' && game.status !== 'hidden' && (
        <Button className="mt-4" onClick={() => setAsking(true)}>
          {t('review.merge')}
        </Button>
      )}
      {isAsking && <MergeDialog game={game} into={other} onClose={() => setAsking(false)} />}
    </article>
  );
}

type MergeDialogProps = { game: ReviewedGame; into: ArchiveGame; onClose: () => void };

function MergeDialog({ game, into, onClose }: MergeDialogProps) {
  const { t } = useTranslation('writeArchive');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  return (
    <ConfirmDialog
      title={t('review.mergeTitle', { name: into.name })}
      text={t('review.mergeText')}
      button={t('review.merge')}
      busyLabel={t('review.merging')}
      act={() =>
        call(mergeGame, {
          params: { id: game.id },
          body: { into: into.id, revision: game.revision },
        })
      }
      onDone={async () => {
        show({ title: t('review.merged'), tone: 'success' });
        await refetchUserContent(client);
        await navigate(pathTo('moderation'));
      }}
      onClose={onClose}
    />
  );
}
