// SPDX-License-Identifier: AGPL-3.0-or-later
import { loginPath, pathTo, petitionPath } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

import { storeSignatureProof } from '../../../../auth/signature-proof.ts';
import { useAuth } from '../../../../auth/use-auth.ts';
import { gameQuery } from '../../../../content/game-queries.ts';
import { readSignedFrom, storeSignedFrom } from '../../../../content/signed-from.ts';
import { useClientValue } from '../../../../lib/browser.ts';
import { useTranslation } from '../../../../lib/translation.ts';
import { allPetitionsQuery } from '../../queries.ts';
import { useTitle } from '../petition-title.tsx';
import { type SignedProps, readSigning } from '../signing-record.ts';
import { AskForNews } from './news.tsx';
import { nextPetition } from './next-petition.ts';

/** What a signer can do next, each in a press. */
export function NextSteps({ petition, signed }: SignedProps) {
  const { t } = useTranslation('signatures');
  const title = useId();
  const { id } = petition;
  const { token, updates, country, email } = signed;
  return (
    <section aria-labelledby={title} className="no-print">
      <h2 id={title} className="border-b-2 border-ink pb-2 text-xl">
        {t('next.title')}
      </h2>
      <ul>
        <NextPetition country={country} current={id} />
        <GameThread />
        {!updates && token !== null && (
          <Step>
            <AskForNews slug={id} token={token} />
          </Step>
        )}
        {token !== null && <CreateAccount slug={id} token={token} email={email} />}
      </ul>
    </section>
  );
}

const Step = ({ children }: { children: ReactNode }) => (
  <li className="border-b border-line py-4">{children}</li>
);

type NextPetitionProps = { country: string | null; current: string };

/** Another petition that the signer may sign, with the form filled in. */
function NextPetition({ country, current }: NextPetitionProps) {
  const { t } = useTranslation('signatures');
  const { data: petitions = [] } = useQuery({ ...allPetitionsQuery(), enabled: country !== null });
  const signed = petitions.flatMap(({ id }) => {
    const record = readSigning(id);
    return id === current || (record !== null && 'signed' in record) ? [id] : [];
  });
  const next = nextPetition(petitions, { country: country ?? '', signed });
  return next ? (
    <Step>
      <NextTitle petition={next} />
      <Button asChild className="mt-3">
        <Link
          to={next.kind === 'own' ? pathTo('signPetition', { id: next.id }) : petitionPath(next.id)}
        >
          {t('next.sign')}
        </Link>
      </Button>
    </Step>
  ) : null;
}

function NextTitle({ petition }: { petition: Parameters<typeof useTitle>[0] }) {
  const { t } = useTranslation('signatures');
  const { title, language } = useTitle(petition);
  return (
    <p>
      {t('next.petition')}{' '}
      <bdi lang={language} className="font-semibold">
        {title}
      </bdi>
    </p>
  );
}

/** The conversation about the game from whose page the visitor came. */
function GameThread() {
  const { t } = useTranslation('signatures');
  const id = useClientValue(readSignedFrom, '');
  const { data: game } = useQuery({ ...gameQuery(id), enabled: id !== '' });
  if (!game) return null;
  return (
    <Step>
      <p>{t('next.game', { game: game.name })}</p>
      <Button asChild className="mt-3">
        <Link
          to={`${pathTo('archiveGame', { id: game.id })}#conversation`}
          onClick={() => storeSignedFrom(null)}
        >
          {t('next.thread')}
        </Link>
      </Button>
    </Step>
  );
}

type CreateAccountProps = { slug: string; token: string; email: string | undefined };

/** Leads to an account whose address the signature has verified. */
function CreateAccount({ slug, token, email }: CreateAccountProps) {
  const { t } = useTranslation('signatures');
  const { status } = useAuth();
  if (status === 'authenticated') return null;
  return (
    <Step>
      <p>{t('next.account')}</p>
      <Button asChild className="mt-3">
        <Link
          to={loginPath({ mode: 'register', returnTo: petitionPath(slug) })}
          onClick={() => storeSignatureProof({ petition: slug, token, email })}
        >
          {t('next.register')}
        </Link>
      </Button>
    </Step>
  );
}
