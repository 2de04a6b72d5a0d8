// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalBody,
  type LegalRecord,
  officialArticle,
  officialName,
} from '@kga/contracts/legal';
import { TextLink } from '@kga/ui/link';
import { type ReactNode, useId } from 'react';

import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { EnglishText, SourceLine } from './statement-lines.tsx';

type PartProps = { title: string; isMissing: boolean; children: ReactNode };

/** A part of a record, or that it has no source yet. */
export function Part({ title, isMissing, children }: PartProps) {
  const { t } = useTranslation('recordLegal');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="border-b-2 border-ink pb-2 text-2xl">
        {title}
      </h2>
      {isMissing ? (
        <div className="mt-3 border-s-4 border-edge bg-raised p-4">
          <p className="font-semibold">{t('missing')}</p>
          <p className="text-muted">{t('missingText')}</p>
        </div>
      ) : (
        children
      )}
    </section>
  );
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
          <li key={each.article} className="border-b border-line py-4">
            <p className="font-semibold">{t(`liableWho.${each.who}`)}</p>
            <p lang={article.language}>{article.text}</p>
            <SourceLine source={each.source} />
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
    <ul>
      {bodies.map((body) => (
        <li key={body.name} className="border-b border-line py-4">
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
      <p className="flex flex-wrap gap-x-6">
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
      </p>
      <SourceLine source={source} />
    </>
  );
}
