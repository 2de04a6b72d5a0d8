// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languageName, pathTo } from '@kga/contracts/core';
import type { OwnArticle, VersionStatus, ArticleVersion } from '@kga/contracts/news';
import { Badge } from '@kga/ui/badge';
import { CircleCheck, Clock, PencilLine } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

export function Title({ article }: { article: OwnArticle }) {
  const { t } = useTranslation('editorial');
  const naming = namingVersion(article, useLanguage());
  return (
    <Link
      to={pathTo('editArticle', { id: article.id })}
      lang={naming?.language}
      className="inline-flex min-h-11 max-w-full items-center font-semibold [overflow-wrap:anywhere]"
    >
      {naming?.title ?? t('untitled')}
    </Link>
  );
}

export function Versions({ article }: { article: OwnArticle }) {
  const { t } = useTranslation('editorial');
  return (
    <ul className="flex flex-wrap gap-2">
      {article.versions.map(({ language, status }) => (
        <li key={language} className="flex">
          <Badge>
            <StatusMark status={status} />
            <span>
              <span lang={language} className="text-ink">
                {languageName(language)}
              </span>
              {' · '}
              {t(`statuses.${status}`)}
            </span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

const marks = { draft: PencilLine, scheduled: Clock, published: CircleCheck } as const;

function StatusMark({ status }: { status: VersionStatus }) {
  const Mark = marks[status];
  return <Mark aria-hidden="true" className="size-3.5 shrink-0" />;
}

/** The version whose title names the article: in the given language, or else the first. */
export function namingVersion(
  { versions }: Pick<OwnArticle, 'versions'>,
  language: Language,
): ArticleVersion | undefined {
  return versions.find((version) => version.language === language) ?? versions[0];
}
