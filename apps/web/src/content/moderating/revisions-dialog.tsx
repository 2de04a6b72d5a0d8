// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef } from '@kga/contracts/content';
import type { listEdits } from '@kga/contracts/moderation';
import { Dialog } from '@kga/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { SmallLoadState } from '../../components/small-load-state.tsx';
import type { CallResult } from '../../lib/api.ts';
import { useLocalFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { RevisionsTrigger, type NamedContent } from '../button-triggers.tsx';
import { revisionsQuery } from './revisions-queries.ts';

/** The button with its dialog. Opens at once: it is loaded by pressing the button. */
export function RevisionsDialog({ of, ...content }: NamedContent) {
  const { t } = useTranslation(['content', 'shared']);
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<RevisionsTrigger of={of} />}
      title={t('history.title')}
      description={t('history.text')}
      closeLabel={t('shared:close')}
    >
      <Revisions content={content} />
    </Dialog>
  );
}

function Revisions({ content }: { content: ContentRef }) {
  const { t } = useTranslation('content');
  return (
    <SmallLoadState
      query={useQuery(revisionsQuery(content))}
      loading={t('history.loading')}
      failed={t('history.failed')}
      lines={4}
    >
      {(edits) => <Edits edits={edits} />}
    </SmallLoadState>
  );
}

function Edits({ edits }: { edits: NonNullable<CallResult<typeof listEdits>> }) {
  const { t } = useTranslation('content');
  const formats = useLocalFormats();
  if (edits.length === 0) return <p className="text-muted">{t('history.empty')}</p>;
  return (
    <ol className="border-t border-line">
      {edits.map(({ title, content, replacedAt }) => (
        <li key={replacedAt} className="border-b border-line py-4 [overflow-wrap:anywhere]">
          <p className="text-sm text-muted">
            {t('history.until', { time: formats.moment(replacedAt) })}
          </p>
          {title !== '' && (
            <p dir="auto" className="mt-1 font-semibold whitespace-pre-line">
              {title}
            </p>
          )}
          <p dir="auto" className="mt-1 whitespace-pre-line">
            {content}
          </p>
        </li>
      ))}
    </ol>
  );
}
