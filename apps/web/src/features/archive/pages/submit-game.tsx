import { campaign, createGame, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { BackLink } from '../../../components/list-page.tsx';
import { call } from '../../../lib/api.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { gameFields, submissionOf } from '../submit/game-draft.ts';
import { GameFields, GameFormErrors } from '../submit/game-fields.tsx';

const draftKey = 'draft:game';

/** Where members and guests submit a game that the archive lacks. */
export function SubmitGamePage() {
  const { t } = useTranslation('submitArchive');
  const { user } = useAuth();
  const [isDone, setDone] = useState(false);
  usePageHead({
    title: `${t('title')} · ${campaign.brand}`,
    description: t('description'),
  });
  return (
    <div className="memorial memorial-page">
      <div className="column-text pt-8 sm:pt-14">
        <BackLink to={pathTo('archive')}>{t('done.back')}</BackLink>
        {isDone ? (
          <Submitted onAgain={() => setDone(false)} />
        ) : (
          <>
            <h1>{t('title')}</h1>
            <p className="mt-3 text-lg text-muted">{t('lead')}</p>
            <div className="mt-8">
              {user?.suspended ? (
                <Notice tone="caution" title={t('suspended.title')}>
                  {t('suspended.text')}
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
  const { t } = useTranslation('submitArchive');
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
      if (user === null) {
        // A new visitor may not be registered as a guest yet.
        const { ensureGuest } = await import('../../../auth/guest/guest-registration.ts');
        await ensureGuest();
      }
      return call(createGame, { body }, { idempotencyKey: keyFor(body) });
    },
    onDone,
    draft: { key: draftKey, fields: gameFields },
  });
  return (
    <form {...form.props} className="flex flex-col gap-6">
      <GameFormErrors form={form} wasMember={wasMember} />
      <GameFields form={form} draftKey={draftKey} />
      <HoneypotField label={t('form.trap')} />
      <Button
        type="submit"
        variant="signal"
        size="large"
        className="self-start"
        busy={form.busy}
        busyLabel={t('form.sending')}
      >
        {t('form.send')}
      </Button>
    </form>
  );
}

/** Thanks in place of the form; its heading gets the focus, so that it is read out. */
function Submitted({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('submitArchive');
  return (
    <div className="border-y border-line py-10">
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()} className="outline-none">
        {t('done.title')}
      </h1>
      <p className="mt-3 text-lg text-muted">{t('done.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="signal" onClick={onAgain}>
          {t('done.again')}
        </Button>
        <Button asChild>
          <Link to={pathTo('archive')}>{t('done.back')}</Link>
        </Button>
      </div>
    </div>
  );
}
