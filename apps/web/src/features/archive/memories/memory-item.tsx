import {
  type Memory,
  type OwnMemory,
  deleteMemory,
  memoryAnchor,
  memoryPath,
} from '@kga/contracts';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { ShareButton } from '../../../components/share/share-button.tsx';
import { ContentByline } from '../../../content/content-byline.tsx';
import { ItemActions, useItemName } from '../../../content/item-actions.tsx';
import { ModerationNotice } from '../../../content/moderation-notice.tsx';
import { call } from '../../../lib/api.ts';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { UserText } from '../../../lib/text/user-text.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { EditMemory } from './edit-memory.tsx';

type MemoryItemProps = {
  memory: Memory;
  /** The memory as its author sees it, if that is the visitor. */
  own: OwnMemory | undefined;
  /** Whether the URL points to it. */
  marked: boolean;
  onChanged: (memory: OwnMemory) => void;
  onDeleted: () => void;
};

/** A memory with its actions, which its author edits in its place. */
export function MemoryItem({ memory, own, marked, onChanged, onDeleted }: MemoryItemProps) {
  const { t } = useTranslation('memoriesArchive');
  const [editing, setEditing] = useState(false);
  const { id, gameId } = memory;
  const endEditing = () => {
    flushSync(() => setEditing(false));
    document.getElementById(memoryAnchor(id))?.focus();
  };
  return (
    <li
      id={memoryAnchor(id)}
      tabIndex={-1}
      className={`scroll-mt-4 border-b border-line py-6 ${marked ? 'border-s-4 border-s-signal ps-4' : ''}`}
    >
      <ContentByline of={memory} isYou={own !== undefined} to={memoryPath(gameId, id)}>
        <YearsPlayed memory={memory} />
      </ContentByline>
      {own && own.status !== 'published' && (
        <div className="mt-3">
          <ModerationNotice of={own} />
        </div>
      )}
      {own && editing ? (
        <EditMemory
          own={own}
          onDone={(changed) => {
            endEditing();
            onChanged(changed);
          }}
          onCancel={endEditing}
        />
      ) : (
        <>
          <UserText className="mt-3" text={memory.content} language={memory.language} />
          <ItemActions
            kind="memory"
            item={memory}
            own={own}
            onEdit={() => setEditing(true)}
            removal={{
              title: t('delete.title'),
              text: t('delete.text'),
              act: () => call(deleteMemory, { params: { id } }),
              onDone: onDeleted,
            }}
          >
            {(!own || own.status === 'published') && <ShareMemory memory={memory} />}
          </ItemActions>
        </>
      )}
    </li>
  );
}

/** Longest part of a memory that the text for sharing quotes, in characters. */
const quoteMax = 100;

function ShareMemory({ memory }: { memory: Memory }) {
  const { id, gameId, content } = memory;
  const characters = Array.from(content.replaceAll(/\s+/g, ' '));
  const quote = characters.slice(0, quoteMax).join('').trim();
  return (
    <ShareButton
      of={useItemName(memory)}
      shared={{
        kind: 'memory',
        id,
        title: characters.length > quoteMax ? `${quote}…` : quote,
        path: memoryPath(gameId, id),
        language: useLanguage(),
      }}
      variant="quiet"
      size="small"
      className="text-muted"
    />
  );
}

/** When its author played the game, as far as that was said. */
export function YearsPlayed({ memory: { yearsPlayed } }: { memory: Pick<Memory, 'yearsPlayed'> }) {
  const { t } = useTranslation('memoriesArchive');
  const formats = useFormats();
  if (yearsPlayed === null) return null;
  const years = yearsPlayed.split('-').map((year) => formats.year(year));
  return <span className="tabular">{t('played', { years: years.join('–') })}</span>;
}
