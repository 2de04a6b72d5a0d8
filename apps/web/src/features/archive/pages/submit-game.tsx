// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type GameSubmission,
  type OwnGame,
  createGame,
  deleteGame,
  gameFactNames,
  gameGenres,
  gamePlatforms,
} from '@kga/contracts/archive';
import { type Language, campaign, contentLanguageOf, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { ensureRegistered, useAuth } from '../../../auth/use-auth.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { BackLink } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { GameCover } from '../../../content/game-cover.tsx';
import { HeldText } from '../../../content/moderation-notice.tsx';
import { call } from '../../../lib/api.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { factsOf, useFactNames, useFactText } from '../facts.tsx';
import type { Texts } from '../submissions/fact-fields.tsx';
import { ownGameQuery } from '../submissions/queries.ts';
import { GameFields, GameFormErrors } from '../submissions/submission-fields.tsx';

const draftKey = 'draft:game';

/** Where members and guests submit a game that the archive lacks. */
export function SubmitGamePage() {
  const { t } = useTranslation(['writeArchive', 'archive']);
  const { user } = useAuth();
  const [isDone, setDone] = useState(false);
  usePageHead({
    title: `${t('archive:submit.title')} · ${campaign.brand}`,
    description: t('submit.description'),
  });
  return (
    <div className="[overflow-wrap:anywhere]">
      <div className="column-text pt-8 sm:pt-14">
        <BackLink to={pathTo('archive')}>{t('submit.done.back')}</BackLink>
        {isDone ? (
          <Submitted onAgain={() => setDone(false)} />
        ) : (
          <>
            <h1>{t('archive:submit.title')}</h1>
            <p className="mt-3 text-lg text-muted">{t('submit.lead')}</p>
            <div className="mt-8">
              {user?.suspended ? (
                <Notice tone="caution" title={t('submit.suspended.title')}>
                  {t('submit.suspended.text')}
                </Notice>
              ) : (
                <SubmitGameForm onDone={() => setDone(true)} />
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function SubmitGameForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('writeArchive');
  const language = useLanguage();
  const { user } = useAuth();
  const tracesOf = useFormTraces(draftKey);
  const [keyFor] = useState(createIdempotencyKeys);
  const [wasMember, setWasMember] = useState(false);
  const form = useForm({
    read: (texts) => ({ ...submissionOf(texts, language), traces: tracesOf(texts) }),
    schema: createGame.schema.body,
    send: async (body) => {
      setWasMember(user !== null);
      await ensureRegistered(user?.id ?? '');
      return call(createGame, { body }, { idempotencyKey: keyFor(body) });
    },
    onDone,
    draft: { key: draftKey, fields: gameFields },
  });
  return (
    <form {...form.props} className="flex flex-col gap-6">
      <GameFormErrors form={form} wasMember={wasMember} />
      <GameFields form={form} draftKey={draftKey} />
      <HoneypotField label={t('submit.form.trap')} />
      <Button
        type="submit"
        variant="signal"
        size="large"
        className="self-start"
        busy={form.busy}
        busyLabel={t('submit.form.sending')}
      >
        {t('submit.form.send')}
      </Button>
    </form>
  );
}

/** Thanks in place of the form; its heading gets the focus, so that it is read out. */
function Submitted({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('writeArchive');
  return (
    <div className="border-y border-line py-10">
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()} className="outline-none">
        {t('submit.done.title')}
      </h1>
      <p className="mt-3 text-lg text-muted">{t('submit.done.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="signal" onClick={onAgain}>
          {t('submit.done.again')}
        </Button>
        <Button asChild>
          <Link to={pathTo('archive')}>{t('submit.done.back')}</Link>
        </Button>
      </div>
    </div>
  );
}

/** The fields of a game that the draft of a submission stores. */
const gameFields = [
  'name',
  'developer',
  'publisher',
  'coverUrl',
  'releaseDate',
  'shutdownDate',
  'genre',
  'platform',
  'description',
  'shutdownReason',
  'sourceUrl',
  'language',
] as const;

/** Converts field values into the request body, without what was left empty. */
function submissionOf(texts: Texts, language: Language): GameSubmission {
  const textOf = (name: string) => (texts[name] ?? '').replaceAll('\r\n', '\n').trim();
  const optional = (name: string) => textOf(name) || undefined;
  const pick = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === texts[name]);
  return {
    name: textOf('name'),
    developer: textOf('developer'),
    publisher: optional('publisher'),
    coverUrl: optional('coverUrl'),
    coverUpload: optional('coverUpload'),
    releaseDate: optional('releaseDate'),
    shutdownDate: textOf('shutdownDate'),
    genre: pick('genre', gameGenres),
    platform: pick('platform', gamePlatforms),
    description: optional('description'),
    shutdownReason: optional('shutdownReason'),
    sourceUrl: optional('sourceUrl'),
    language: contentLanguageOf(texts['language'] ?? '') ?? language,
  };
}

/** What became of a submitted game, to the one who submitted it. */
export function OwnGamePage({ id, visitor }: { id: string; visitor: string }) {
  const game = useQuery(ownGameQuery(id, visitor));
  return game.data ? <Submission game={game.data} /> : <NotFoundPage />;
}

function Submission({ game }: { game: OwnGame }) {
  const { t } = useTranslation(['writeArchive', 'archive', 'content']);
  const names = useFactNames();
  const textOf = useFactText();
  const [isAsking, setAsking] = useState(false);
  const { name, status, reason, note, held } = game;
  const state = status === 'published' ? 'pending' : status;
  usePageHead({
    title: `${name} · ${campaign.brand}`,
    description: t('archive:submit.title'),
    hidden: true,
  });
  const facts = factsOf(game);
  return (
    <div className="[overflow-wrap:anywhere]">
      <div className="column-text pt-8 [overflow-wrap:anywhere] sm:pt-14">
        <BackLink to={pathTo('archive')}>{t('submit.done.back')}</BackLink>
        {status === 'pending' && <GameCover game={game} className="mx-auto mb-6 w-40" />}
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <Notice
          className="mt-6"
          tone="caution"
          title={t(`submit.own.${state}`)}
          action={
            <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
              {t('submit.own.withdraw')}
            </Button>
          }
        >
          <div className="grid gap-2">
            <p>{t('submit.own.text')}</p>
            {held !== null && <HeldText hold={held} />}
            {reason !== null && <p>{t(`content:reasons.${reason}`)}</p>}
            {note !== null && (
              <p dir="auto" className="whitespace-pre-line">
                {note}
              </p>
            )}
          </div>
        </Notice>
        <dl className="mt-8">
          {gameFactNames.map((fact) => {
            const text = textOf(fact, facts[fact]);
            return (
              text !== '' && (
                <div key={fact} className="border-b border-line py-3">
                  <dt className="text-sm text-muted">{names[fact]}</dt>
                  <dd dir="auto" className="font-semibold whitespace-pre-line">
                    {text}
                  </dd>
                </div>
              )
            );
          })}
        </dl>
        {isAsking && <WithdrawDialog game={game} onClose={() => setAsking(false)} />}
      </div>
    </div>
  );
}

function WithdrawDialog({ game, onClose }: { game: OwnGame; onClose: () => void }) {
  const { t } = useTranslation('writeArchive');
  const navigate = useNavigate();
  const showSuccess = useSuccessToast();
  return (
    <ConfirmDialog
      title={t('submit.own.withdrawTitle')}
      text={t('submit.own.withdrawText')}
      button={t('submit.own.withdraw')}
      busyLabel={t('submit.own.withdrawing')}
      act={() => call(deleteGame, { params: { id: game.id } })}
      onDone={() => {
        void navigate(pathTo('archive'), { replace: true });
        showSuccess(t('submit.own.withdrawn'));
      }}
      onClose={onClose}
    />
  );
}
