// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalBody,
  type LegalRecord,
  officialArticle,
  officialName,
} from '@kga/contracts/legal';
import { TextLink } from '@kga/ui/link';
import type { ReactNode } from 'react';

import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { Fold } from './fold.tsx';
import { EnglishText, SourceLink } from './statement-lines.tsx';

type PartProps = {
  /** Under which links lead to it. */
  id: string;
  title: string;
  note?: ReactNode;
  isMissing?: boolean;
  children: ReactNode;
};

/** A part of a record, or that it has no source yet. */
export function Part({ id, title, note, isMissing = false, children }: PartProps) {
  const { t } = useTranslation('recordLegal');
  return (
    <Fold id={id} title={title} note={isMissing ? t('missing') : note} isOpenOnWide>
      {isMissing ? <p className="max-w-text text-muted">{t('missingText')}</p> : children}
    </Fold>
  );
}

/** The name of an authority, dispute body or parliament in the language that fits. */
export function BodyName({ body, language }: { body: LegalBody; language: string }) {
  const name = officialName(body, language, useLanguage());
  return <bdi lang={name.language}>{name.text}</bdi>;
}

/** Who is liable to a buyer beside the seller, by which article. */
export function Liable({
  liable,
  language,
}: {
  liable: LegalRecord['alsoLiable'];
  language: string;
}) {
  const { t } = useTranslation('recordLegal');
  const reader = useLanguage();
  return (
    <ul>
      {liable.map((each) => {
        const article = officialArticle(each, language, reader);
        return (
          <li key={each.article} className="flex flex-wrap items-center gap-x-3">
            <span className="font-semibold">{t(`liableWho.${each.who}`)}</span>
            <span lang={article.language}>{article.text}</span>
            <SourceLink source={each.source} />
          </li>
        );
      })}
    </ul>
  );
}

type BodyProps = {
  /** Of the record. */
  language: string;
  website?: string | undefined;
};

/** Authorities, dispute bodies or parliaments with the ways to reach them. */
export function Bodies({ bodies, ...props }: BodyProps & { bodies: readonly LegalBody[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
      {bodies.map((body) => (
        <li key={body.name} className="border-t border-line pt-3">
          <Body body={body} {...props} />
        </li>
      ))}
    </ul>
  );
}

function Body({ body, language, website }: BodyProps & { body: LegalBody }) {
  const { t } = useTranslation('recordLegal');
  const name = officialName(body, language, useLanguage());
  const { url, complaintUrl, address, email, abroadOnly, source } = body;
  const links = [
    { href: url, label: website ?? t('website') },
    { href: complaintUrl === url ? undefined : complaintUrl, label: t('complaint') },
  ];
  return (
    <>
      <p className="font-semibold">
        <bdi lang={name.language}>{name.text}</bdi>
      </p>
      <EnglishText of={name} />
      {abroadOnly === true && <p className="mt-1 text-muted">{t('abroadOnly')}</p>}
      {address !== undefined && (
        <address className="mt-2 whitespace-pre-line not-italic">{address}</address>
      )}
      {/* Members of parliament are found on a page, with addresses of their own. */}
      {address === undefined && website === undefined && (
        <p className="mt-2 text-sm text-muted">{t('missingAddress')}</p>
      )}
      <p className="flex flex-wrap items-center gap-x-6">
        {links.map(
          ({ href, label }) =>
            href !== undefined && (
              <TextLink
                key={href}
                href={href}
                rel="external noopener"
                variant="standalone"
                aria-label={`${label}: ${name.text}`}
              >
                {label}
              </TextLink>
            ),
        )}
        {email !== undefined && (
          <TextLink href={`mailto:${email}`} variant="standalone" className="break-all">
            {email}
          </TextLink>
        )}
        <SourceLink source={source} />
      </p>
    </>
  );
}
