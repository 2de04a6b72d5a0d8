// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  embedPath,
  escapeMarkup,
  frameCode,
  shareImagePath,
  subjectPath,
  widgetHeight,
  widgetImagePath,
  widgetSource,
  widgetWidths,
  withSource,
} from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { useToast } from '@kga/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';

import { useBrowserConfig } from '../../../lib/browser.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { imageRatioQuery } from '../queries.ts';
import type { WidgetChoice } from './choice.ts';

type CodeName = 'frame' | 'script' | 'image' | 'shareImage' | 'overlay' | 'link';

/** What a choice is used by, in the order in which most need it. */
function useCodes(choice: WidgetChoice, { title, source }: { title: string; source: string }) {
  const { origin } = useBrowserConfig();
  const { subject, view, theme, lang } = choice;
  // What replaces the image for those who do not see it is in the language of the widget.
  const { t } = useTranslation('imageWidgets', lang);
  const look = { view, theme, lang };
  const width = widgetWidths[choice.size];
  const src = origin + embedPath(subject, look);
  const page = withSource(
    origin + subjectPath(subject, lang),
    source === '' ? widgetSource : source,
  );
  const imagePath = widgetImagePath(subject, look);
  const image = origin + imagePath;
  const ratio = useQuery(imageRatioQuery(imagePath)).data;
  const size = ratio === undefined ? '' : ` height="${Math.round(width * ratio)}"`;
  const { country, petition } = subject;
  const shared = country
    ? { kind: 'country' as const, id: country }
    : { kind: 'petition' as const, id: petition };
  const frame = frameCode({ src, title, width, height: widgetHeight(view, width) });
  const codes: [CodeName, string][] =
    view === 'overlay'
      ? [['overlay', src]]
      : [
          ['frame', frame],
          ['script', `<script async src="${origin}/widget.js"></script>`],
          [
            'image',
            `<a href="${escapeMarkup(page)}"><img src="${escapeMarkup(image)}" alt="${escapeMarkup(t('alt', { title }))}" width="${width}"${size} style="max-width:100%;height:auto"></a>`,
          ],
        ];
  return [
    ...codes,
    ['shareImage', origin + shareImagePath({ ...shared, lang })],
    ['link', source === '' ? origin + subjectPath(subject, lang) : page],
  ] satisfies [CodeName, string][];
}

/** The name of a place as links carry it: `Our Discord` becomes `our-discord`. */
const sourceOf = (place: string): string =>
  place
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .replaceAll(/^[-_]+|-+$/g, '')
    .slice(0, 32);

/** The code and addresses of a widget, each with a button that copies it. */
export function Codes({ choice, title }: { choice: WidgetChoice; title: string }) {
  const { t } = useTranslation('widgets');
  const id = useId();
  const [place, setPlace] = useState('');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('use')}</h2>
      {choice.view !== 'overlay' && (
        <TextField
          className="mt-4 max-w-sm noscript:hidden"
          label={t('source.label')}
          note={t('source.optional')}
          hint={t('source.hint')}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <ul className="mt-4 flex flex-col gap-8">
        {useCodes(choice, { title, source: sourceOf(place) }).map(([name, code]) => (
          <Code key={name} name={name} code={code} />
        ))}
      </ul>
    </section>
  );
}

function Code({ name, code }: { name: CodeName; code: string }) {
  const { t } = useTranslation('widgets');
  const { show } = useToast();
  const heading = t(`codes.${name}.title`);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      show({ title: t('copied'), tone: 'success' });
    } catch {
      show({ title: t('copyFailed'), description: t('copyFailedHint'), tone: 'failure' });
    }
  };
  return (
    <li className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-lg">{heading}</h3>
          <p className="mt-1 max-w-text text-sm text-muted">{t(`codes.${name}.hint`)}</p>
        </div>
        <Button
          size="small"
          className="noscript:hidden"
          aria-label={t('copyOf', { what: heading })}
          onClick={() => void copy()}
        >
          <Copy aria-hidden="true" className="size-4 shrink-0" />
          {t('copy')}
        </Button>
      </div>
      <pre
        // Scrolls by keyboard, too.
        tabIndex={0}
        role="region"
        aria-label={heading}
        className="mt-3 max-h-48 overflow-auto rounded border border-line bg-raised p-3 text-sm break-all whitespace-pre-wrap"
      >
        <code>{code}</code>
      </pre>
    </li>
  );
}
