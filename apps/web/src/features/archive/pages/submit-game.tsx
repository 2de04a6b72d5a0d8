import {
  type GameSubmission,
  type Language,
  campaign,
  createGame,
  gameGenres,
  gamePlatforms,
  languages,
  pathTo,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { ensureRegistered } from '../../../auth/guest/ensure-registered.ts';
import { useAuth } from '../../../auth/use-auth.ts';
import { BackLink } from '../../../components/list-page.tsx';
import { call } from '../../../lib/api.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import type { Texts } from '../submissions/form-values.ts';
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
    <div className="memorial memorial-page">
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
    language: pick('language', languages) ?? language,
  };
}
