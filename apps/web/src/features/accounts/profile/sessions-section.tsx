// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Session, deleteOtherSessions, deleteSession } from '@kga/contracts/accounts';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { SkeletonText } from '@kga/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { providerNames } from '../../../auth/social-sign-in.tsx';
import { ActionButton } from '../../../components/action-button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { counted, useFormats, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { sessionsQuery } from './queries.ts';
import { focusSection, Section, SectionData } from './section.tsx';

export function SessionsSection() {
  const sessions = useQuery(sessionsQuery());
  return (
    <Section name="sessions">
      <SectionData
        query={sessions}
        skeleton={
          <div className="border-y border-line py-4">
            <SkeletonText lines={3} />
          </div>
        }
      >
        {(loaded) => <SessionList sessions={loaded} />}
      </SectionData>
    </Section>
  );
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('profile');
  const others = sessions.filter((session) => !session.current);
  return (
    <>
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 0 ? (
        <EndOthers count={others.length} />
      ) : (
        <p className="mt-4 text-muted">{t('sessions.alone')}</p>
      )}
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation('profile');
  const formats = useLocalFormats();
  const client = useQueryClient();
  const showSuccess = useSuccessToast();
  const device = session.device || t('sessions.unknownDevice');
  const since = formats.moment(session.createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {session.current && <Badge>{t('sessions.current')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {session.method === 'password'
            ? t('sessions.methodPassword')
            : t('sessions.method', { method: providerNames[session.method] })}
        </p>
        <p className="text-sm text-muted">{t('sessions.since', { time: since })}</p>
        <p className="text-sm text-muted">
          {session.current
            ? t('sessions.now')
            : t('sessions.lastSeen', { time: formats.moment(session.lastSeenAt) })}
        </p>
      </div>
      {!session.current && (
        <ActionButton
          size="small"
          busyLabel={t('sessions.ending')}
          aria-label={t('sessions.endLabel', { device, time: since })}
          act={() => call(deleteSession, { params: { id: session.id } })}
          onDone={async () => {
            await client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
            showSuccess(t('sessions.ended'));
            focusSection('sessions');
          }}
        >
          {t('sessions.end')}
        </ActionButton>
      )}
    </li>
  );
}

function EndOthers({ count }: { count: number }) {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  const client = useQueryClient();
  const showSuccess = useSuccessToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="mt-5" onClick={() => setOpen(true)}>
        {t('sessions.endOthers')}
      </Button>
      {open && (
        <ConfirmDialog
          title={t('sessions.endOthersTitle')}
          text={t('sessions.endOthersText', counted(formats, count))}
          button={t('sessions.endOthers')}
          busyLabel={t('sessions.ending')}
          act={() => call(deleteOtherSessions, {})}
          onDone={async () => {
            setOpen(false);
            await client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
            showSuccess(t('sessions.othersEnded'));
            focusSection('sessions');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
