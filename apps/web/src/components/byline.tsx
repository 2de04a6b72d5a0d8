// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languageName } from '@kga/contracts/core';
import { Badge } from '@kga/ui/badge';
import type { ReactNode } from 'react';

import { useFormats, useLanguage, useLocalFormats } from '../lib/language.tsx';

type BylineProps = {
  /** Category or author, before the date. */
  lead: ReactNode;
  createdAt: string;
  /** Shows date and time in the visitor's time zone instead of the day in UTC. */
  withTime?: boolean;
  /** Wraps the time, for example in a link. */
  renderTime?: (time: ReactNode) => ReactNode;
  /** Language of the content; named only when it differs from the page's. */
  language: Language;
  /** Between the time and the language: the source, or when it was edited. */
  details?: ReactNode;
  className?: string;
  children?: ReactNode;
};

export function Byline({
  lead,
  createdAt,
  withTime = false,
  renderTime,
  language,
  details,
  className = 'items-baseline',
  children,
}: BylineProps) {
  const formats = useFormats();
  const { moment } = useLocalFormats();
  const time = (
    <time dateTime={createdAt} className="tabular">
      {withTime ? moment(createdAt) : formats.day(createdAt)}
    </time>
  );
  return (
    <p className={`flex flex-wrap gap-x-3 text-sm text-muted ${className}`}>
      {lead}
      {renderTime ? renderTime(time) : time}
      {details}
      <LanguageBadge language={language} />
      {children}
    </p>
  );
}

function LanguageBadge({ language }: { language: Language }) {
  if (language === useLanguage()) return null;
  return (
    <Badge>
      <span lang={language}>{languageName(language)}</span>
    </Badge>
  );
}
