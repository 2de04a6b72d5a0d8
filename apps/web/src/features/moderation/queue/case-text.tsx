import type { ModerationCase } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useState } from 'react';

import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** Characters that are shown before somebody asks for all. */
const shownLength = 1_200;

/** What was written, exactly as it was, with what it belongs to. */
export function CaseText({ piece }: { piece: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const { context, content, language } = piece;
  return (
    <div className="mt-3 max-w-text [overflow-wrap:anywhere]">
      {context && (
        <details className="mb-3 border-s-2 border-line ps-4 text-sm text-muted">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {t('context')}
          </summary>
          <p dir="auto" className="pb-2 font-semibold">
            {context.title}
          </p>
          <p dir="auto" className="pb-2 whitespace-pre-line">
            {context.content}
          </p>
        </details>
      )}
      <Long text={content} language={language} />
    </div>
  );
}

function Long({ text, language }: { text: string; language: string }) {
  const { t } = useTranslation('moderation');
  const formats = useFormats();
  const [whole, setWhole] = useState(false);
  const isCut = !whole && text.length > shownLength * 1.25;
  // Cut between characters, never inside one.
  const shown = isCut ? text.slice(0, shownLength).replace(/[\uD800-\uDBFF]$/, '') : text;
  return (
    <>
      <p lang={language} dir="auto" className="whitespace-pre-line">
        {shown}
        {isCut && '…'}
      </p>
      {isCut && (
        <Button size="small" className="mt-2" onClick={() => setWhole(true)}>
          {t('showAll', { n: formats.integer(text.length) })}
        </Button>
      )}
    </>
  );
}
