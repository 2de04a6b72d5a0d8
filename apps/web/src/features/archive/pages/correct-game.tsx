// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ArchiveGameDetails, createCorrection, differentFacts } from '@kga/contracts/archive';
import { campaign, contentLanguageOf, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { ensureRegistered, useAuth } from '../../../auth/use-auth.ts';
import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { BackLink } from '../../../components/list-page.tsx';
import { MovedPage } from '../../../components/moved-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { ContentFormErrors } from '../../../content/content-form-errors.tsx';
import { DraftLanguageField } from '../../../content/draft-choice.tsx';
import { gameQuery } from '../../../content/game-queries.ts';
import { call } from '../../../lib/api.ts';
import { type DraftKey, readDraft } from '../../../lib/forms/drafts.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { factsOf } from '../facts.tsx';
import {
  FactFields,
  draftFields,
  readFacts,
  textsOf,
  useFieldMessages,
} from '../submissions/fact-fields.tsx';

/** Where members and guests suggest a correction of a game. */
export function CorrectGamePage() {
  const { t } = useTranslation('archive');
  const { id = '' } = useParams();
  const game = useQuery(gameQuery(id));
  if (game.data && game.data.id !== id) {
    return <MovedPage to={pathTo('correctGame', { id: game.data.id })} />;
  }
  if (game.data) return <CorrectGame key={id} game={game.data} />;
  if (game.data === null) return <NotFoundPage />;
  return <PageState namespace="archive" query={game} failed={t('game.failed')} />;
}

function CorrectGame({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('writeArchive');
  const [isDone, setDone] = useState(false);
  const path = pathTo('archiveGame', { id: game.id });
  usePageHead({
    title: `${t('correct.of', { name: game.name })} · ${campaign.brand}`,
    description: t('correct.description'),
    hidden: true,
  });
  return (
    <div className="[overflow-wrap:anywhere]">
      <div className="column-text pt-8 sm:pt-14">
        <BackLink to={path}>{t('correct.back')}</BackLink>
        {isDone ? (
          <div className="border-y border-line py-10">
            <h1 tabIndex={-1} ref={(heading) => heading?.focus()} className="outline-none">
              {t('correct.done.title')}
            </h1>
            <p className="mt-3 text-lg text-muted">{t('correct.done.text')}</p>
            <Button asChild className="mt-6">
              <Link to={path}>{t('correct.back')}</Link>
            </Button>
          </div>
        ) : (
          <>
            <h1>{t('correct.of', { name: game.name })}</h1>
            <p className="mt-3 text-lg text-muted">{t('correct.lead')}</p>
            <div className="mt-8">
              <CorrectionForm game={game} onDone={() => setDone(true)} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** Suggests other facts about a game; those that are left alone are not sent. */
function CorrectionForm({ game, onDone }: { game: ArchiveGameDetails; onDone: () => void }) {
  const { t } = useTranslation(['writeArchive', 'shared']);
  const { user } = useAuth();
  const draftKey: DraftKey = `draft:correction-${game.id}`;
  const tracesOf = useFormTraces(draftKey);
  const [keyFor] = useState(createIdempotencyKeys);
  const [wasMember, setWasMember] = useState(false);
  const [facts] = useState(() => factsOf({ ...game, availability: game.status }));
  const [draft] = useState(() => readDraft(draftKey));
  const { labels, fieldMessage } = useFieldMessages();
  const form = useForm({
    read: (texts) => ({
      facts: differentFacts(readFacts(texts), facts),
      playableSince: texts['playableSince']?.trim() || undefined,
      note: texts['note']?.trim() || undefined,
      sourceUrl: texts['sourceUrl']?.trim() || undefined,
      language: contentLanguageOf(texts['language'] ?? ''),
      traces: tracesOf(texts),
    }),
    schema: createCorrection.schema.body,
    send: async (body) => {
      setWasMember(user !== null);
      await ensureRegistered(user?.id ?? '');
      const key = { idempotencyKey: keyFor(body) };
      return call(createCorrection, { params: { id: game.id }, body }, key);
    },
    onDone,
    draft: {
      key: draftKey,
      fields: [...draftFields, 'playableSince', 'note', 'sourceUrl', 'language'],
    },
  });
  const field = useFieldProps(form, (name, code) =>
    fieldMessage(name.replace(/^facts\./, ''), code),
  );
  return (
    <form {...form.props} className="flex flex-col gap-6">
      <ContentFormErrors {...{ form, wasMember, labels, fieldMessage }} className="empty:-mb-6" />
      {form.errors.some(({ code }) => code === 'unchanged') && (
        <p role="alert" className="font-semibold">
          {t('correct.unchanged')}
        </p>
      )}
      <FactFields
        form={form}
        draftKey={draftKey}
        values={{ ...textsOf(facts), ...draft }}
        platforms={game.platforms}
        asksSince
      />
      <TextArea
        {...field('note')}
        rows={3}
        dir="auto"
        label={t('correct.note')}
        hint={t('correct.noteHint')}
      />
      <TextField
        {...field('sourceUrl')}
        type="url"
        label={t('correct.source')}
        hint={t('correct.sourceHint')}
        note={t('shared:optional')}
        autoComplete="off"
      />
      <DraftLanguageField draftKey={draftKey} label={t('correct.language')} />
      <HoneypotField label={t('correct.trap')} />
      <Button
        type="submit"
        variant="signal"
        size="large"
        className="self-start"
        busy={form.busy}
        busyLabel={t('correct.sending')}
      >
        {t('correct.send')}
      </Button>
    </form>
  );
}
