// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentDetails } from '@kga/contracts/content';
import type { ModerationCase } from '@kga/contracts/moderation';
import { Button } from '@kga/ui/button';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';

import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useCategoryName, useGameLabel } from '../code-names.ts';
import { amountText } from './case-labels.ts';

/** Characters shown before the text is expanded. */
const shownLength = 1_200;

/** The text of a case and, for replies, the post it answers. */
export function CaseText({ item }: { item: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const { context, content, language, pictures } = item;
  return (
    <div className="mt-3 max-w-text [overflow-wrap:anywhere]">
      {context && context.content !== '' && (
        <details className="group mb-3 border-s-2 border-line ps-4 text-sm text-muted">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold">
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 group-open:rotate-90" />
            {t('context')}
          </summary>
          <p lang={context.language} dir="auto" className="pb-2 font-semibold">
            {context.title}
          </p>
          <p dir="auto" className="pb-2 whitespace-pre-line">
            {context.content}
          </p>
        </details>
      )}
      <Long text={content} language={language} />
      {pictures.map((url) => (
        <img
          key={url}
          src={url}
          alt={t('picture')}
          loading="lazy"
          className="mt-3 max-h-96 rounded"
        />
      ))}
    </div>
  );
}

function Long({ text, language }: { text: string; language: string }) {
  const { t } = useTranslation('moderation');
  const formats = useFormats();
  const [whole, setWhole] = useState(false);
  const isCut = !whole && text.length > shownLength * 1.25;
  // Never splits a surrogate pair.
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

/** Further fields of a case: the game, the amount lost, the category. */
export function CaseDetails({ details }: Pick<ModerationCase, 'details'>) {
  const { t } = useTranslation('moderation');
  const formats = useFormats();
  if (details.length === 0) return null;
  return (
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm [overflow-wrap:anywhere]">
      {details.map(({ name, value }) => {
        const known = contentDetails.find((each) => each === name);
        return (
          <div key={name} className="flex min-w-0 gap-2">
            <dt className="shrink-0 text-muted">{known ? t(`details.${known}`) : name}</dt>
            <dd dir="auto" className="min-w-0 font-semibold">
              {known === 'categoryId' && <CategoryName id={value} />}
              {known === 'amountLost' && amountText(formats, value)}
              {(known === 'genre' || known === 'status') && <Labels codes={value} />}
              {known === 'region' && (/^[A-Z]{2}$/.test(value) ? formats.country(value) : value)}
              {!['categoryId', 'amountLost', 'genre', 'status', 'region'].includes(name) && value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function CategoryName({ id }: { id: string }) {
  return useCategoryName()(id);
}

/** The label of a genre or a status; of a correction those before and after it. */
function Labels({ codes }: { codes: string }) {
  const labelOf = useGameLabel();
  return codes.split(' → ').map(labelOf).join(' → ');
}
