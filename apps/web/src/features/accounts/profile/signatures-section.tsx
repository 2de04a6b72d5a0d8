// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo, petitionPath } from '@kga/contracts/core';
import { type OwnSignature, getPetition, withdrawOwnSignature } from '@kga/contracts/petitions';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { SkeletonText } from '@kga/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { invalidatePath } from '../../../lib/freshness.ts';
import { useLanguage, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { ownSignaturesQuery } from './queries.ts';
import { Section, SectionData, focusSection } from './section.tsx';

/** Petitions that were signed with the verified address of the account. */
export function SignaturesSection() {
  const { t } = useTranslation('profile');
  const signatures = useQuery(ownSignaturesQuery());
  const [asked, setAsked] = useState<OwnSignature>();
  const client = useQueryClient();
  const showSuccess = useSuccessToast();
  const titleOf = useTitle();
  return (
    <Section name="signatures">
      <SectionData
        query={signatures}
        skeleton={
          <div className="border-y border-line py-6">
            <SkeletonText lines={2} />
          </div>
        }
      >
        {(loaded) =>
          loaded.length === 0 ? (
            <EmptyPanel
              title={t('signatures.empty')}
              text={t('signatures.emptyText')}
              action={
                <Button asChild>
                  <Link to={pathTo('petitions')}>{t('signatures.petitions')}</Link>
                </Button>
              }
            />
          ) : (
            <ul className="border-t border-line">
              {loaded.map((signature) => (
                <Row
                  key={signature.id}
                  signature={signature}
                  onWithdraw={() => setAsked(signature)}
                />
              ))}
            </ul>
          )
        }
      </SectionData>
      {asked && (
        <ConfirmDialog
          title={t('signatures.question', { title: titleOf(asked).title })}
          text={t('signatures.text')}
          button={t('signatures.withdraw')}
          busyLabel={t('signatures.withdrawing')}
          act={() => call(withdrawOwnSignature, { params: { id: asked.id } })}
          onDone={async () => {
            setAsked(undefined);
            showSuccess(t('signatures.done'));
            invalidatePath(client, getPetition.url.replace('/:id', ''));
            await client.invalidateQueries(ownSignaturesQuery());
            focusSection('signatures');
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  );
}

/** A petition's title in the visitor's language, else in its own. */
function useTitle() {
  const language = useLanguage();
  return ({ petition }: OwnSignature) => {
    const title = petition.titles[language];
    return title === undefined
      ? { title: petition.title, language: petition.language }
      : { title, language };
  };
}

type RowProps = { signature: OwnSignature; onWithdraw: () => void };

function Row({ signature, onWithdraw }: RowProps) {
  const { t } = useTranslation('profile');
  const formats = useLocalFormats();
  const { title, language } = useTitle()(signature);
  const { petition, state, signedAt, showName, updates } = signature;
  const facts = [
    formats.day(signedAt),
    t(showName ? 'signatures.shown' : 'signatures.hidden'),
    ...(updates ? [t('signatures.updates')] : []),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 [overflow-wrap:anywhere]">
      <div className="min-w-0 grow basis-60">
        <Link
          to={petitionPath(petition.id)}
          lang={language}
          dir="auto"
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {title}
        </Link>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      {state !== 'confirmed' && <Badge tone="notice">{t(`signatures.states.${state}`)}</Badge>}
      <Button variant="quiet" onClick={onWithdraw}>
        {t('signatures.withdraw')}
      </Button>
    </li>
  );
}
