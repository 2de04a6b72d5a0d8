import {
  type ReviewedGame,
  campaign,
  createDecisions,
  getReviewedGame,
  languages,
  pathTo,
  undoDecision,
  updateGame,
} from '@kga/contracts';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { useToast } from '@kga/ui/toast';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';

import { useErrorToast } from '../../../components/errors/use-error-messages.ts';
import { BackLink } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { ContentFormErrors } from '../../../content/content-form-errors.tsx';
import { DraftLanguageField } from '../../../content/draft-choice.tsx';
import { EditForm } from '../../../content/edit-form.tsx';
import { call, urlOf } from '../../../lib/api.ts';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import { refetchUserContent } from '../../../lib/freshness.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useLocalFormats } from '../../../lib/language.tsx';
import { isId, orNull } from '../../../lib/queries.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { factsOf } from '../facts.ts';
import { Duplicates } from '../submissions/duplicates.tsx';
import {
  FactFields,
  StepFields,
  useFieldMessages,
  useStepLabels,
} from '../submissions/fact-fields.tsx';
import {
  draftFields,
  readFacts,
  readSteps,
  stepFields,
  stepTexts,
  textsOf,
} from '../submissions/form-values.ts';

/** A game of any status, for moderators; null if it is missing. */
const reviewedGameQuery = (id: string) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getReviewedGame.url, { params })],
    queryFn: async ({ signal }) =>
      isId(id) ? orNull(call(getReviewedGame, { params }, { signal })) : null,
    staleTime: 0,
  });
};

/** Where moderators compare a submitted game with the archive, correct it and decide. */
export function ReviewGamePage() {
  const { t } = useTranslation('archive');
  const { id = '' } = useParams();
  const game = useQuery(reviewedGameQuery(id));
  if (game.data) return <Review game={game.data} />;
  if (game.data === null) return <NotFoundPage />;
  return <PageState namespace="archive" query={game} failed={t('game.failed')} />;
}

const leads = {
  pending: 'pending',
  published: 'published',
  hidden: 'closed',
  rejected: 'closed',
} as const satisfies Record<ReviewedGame['status'], string>;

function Review({ game }: { game: ReviewedGame }) {
  const { t } = useTranslation('writeArchive');
  const formats = useLocalFormats();
  const { name, status, createdAt, revision, coverUrl, coverSource } = game;
  usePageHead({
    title: `${name} · ${t('review.title')} · ${campaign.brand}`,
    description: t('review.description'),
    hidden: true,
  });
  return (
    <div className="column-data pt-8 sm:pt-14">
      <BackLink to={pathTo('moderation')}>{t('review.back')}</BackLink>
      <h1 className="[overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </h1>
      <p className="mt-3">
        <Badge tone={status === 'pending' ? 'notice' : 'plain'}>
          {t(`review.status.${status}`)}
        </Badge>
      </p>
      <p className="mt-3 max-w-text text-lg text-muted">
        {t(`review.lead.${leads[status]}`, { day: formats.day(createdAt) })}
      </p>
      {game.mergedInto && <Merge game={game} into={game.mergedInto} />}
      {coverUrl !== null && <img src={coverUrl} alt={t('review.cover')} className="mt-4 h-48" />}
      {coverSource !== null && (
        <p className="mt-2 text-sm text-muted [overflow-wrap:anywhere]">
          {t('review.cover')}: {coverSource}
        </p>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="facts">
          <h2 id="facts" className="mb-4 text-2xl">
            {t('review.facts')}
          </h2>
          <ReviewForm key={revision} game={game} />
        </section>
        <Duplicates game={game} />
      </div>
    </div>
  );
}

type MergeProps = { game: ReviewedGame; into: NonNullable<ReviewedGame['mergedInto']> };

/** The game that this one was merged into, and a button that undoes it where that is possible. */
function Merge({ game: { id, undoableMerge: decision }, into }: MergeProps) {
  const { t } = useTranslation('writeArchive');
  const client = useQueryClient();
  const { show } = useToast();
  const showError = useErrorToast();
  const undo = useMutation({
    mutationFn: (params: { id: string }) => call(undoDecision, { params }),
    onSuccess: async () => {
      show({ title: t('review.undone'), tone: 'success' });
      await refetchUserContent(client);
      await client.invalidateQueries({ queryKey: reviewedGameQuery(id).queryKey });
    },
    onError: showError,
  });
  return (
    <div className="mt-4 border-s-2 border-ink ps-4">
      <p className="[overflow-wrap:anywhere]">
        {t('review.mergedInto')}{' '}
        <Link to={pathTo('archiveGame', { id: into.id })}>
          <bdi>{into.name}</bdi>
        </Link>
      </p>
      {decision !== null && (
        <>
          <Button
            className="mt-2"
            busy={undo.isPending}
            busyLabel={t('review.undoing')}
            onClick={() => undo.mutate({ id: decision })}
          >
            {t('review.undoMerge')}
          </Button>
          <p className="mt-2 max-w-text text-sm text-muted">{t('review.undoHint')}</p>
        </>
      )}
    </div>
  );
}

/** Corrects the facts of a game. */
function ReviewForm({ game }: { game: ReviewedGame }) {
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
        language: languages.find((each) => each === texts['language']),
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
