// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import type { FeedRow } from '@kga/db/news';
import { type Opml, generateOpml, parseOpml } from 'feedsmith';

import { AppError } from '../../../platform/errors.ts';

const sourcesMax = 2_000;

/** A source as it is in the file, unchecked. */
export type OpmlSource = {
  xmlUrl: string;
  htmlUrl: string | undefined;
  name: string | undefined;
  language: string | undefined;
  /** Its own categories, then the folders that contain it, innermost first. */
  categories: readonly string[];
};

const refuse = (code: string, cause?: unknown) =>
  new AppError('validation_failed', { errors: [{ path: 'opml', code }], cause });

/** The names in a category attribute such as `/news/policy,/games`. */
const pathParts = (category: string | undefined): string[] =>
  (category ?? '').split(/[/,]/).map((part) => part.trim());

function sourcesOf(outlines: readonly Opml.Outline<string>[], folders: string[]): OpmlSource[] {
  return outlines.flatMap((outline) => {
    const { xmlUrl, htmlUrl, language, category } = outline;
    const name = outline.title ?? outline.text;
    const inner = sourcesOf(outline.outlines ?? [], [name ?? '', ...folders]);
    if (xmlUrl === undefined) return inner;
    const categories = [...pathParts(category), ...folders];
    return [{ xmlUrl, htmlUrl, name, language, categories }, ...inner];
  });
}

/**
 * Reads the sources of an OPML file at any depth. A document type is refused: no OPML file needs
 * one, and entities can be used to attack XML parsers.
 * @throws AppError `validation_failed`
 */
export function readOpml(text: string): OpmlSource[] {
  if (/<!\s*(doctype|entity)/i.test(text)) throw refuse('document_type');
  let sources: OpmlSource[];
  try {
    sources = sourcesOf(parseOpml(text).body?.outlines ?? [], []);
  } catch (cause) {
    throw refuse('malformed', cause);
  }
  if (sources.length > sourcesMax) throw refuse('too_many');
  return sources;
}

/** Removes characters that XML 1.0 cannot represent; feedsmith escapes the others. */
const xmlText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are the characters to remove
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').toWellFormed();

/** Writes feeds as OPML 2.0, in one folder named after the campaign. */
export function writeOpml(
  feeds: readonly Pick<FeedRow, 'name' | 'url' | 'site_url' | 'language' | 'category'>[],
  now: Date,
): string {
  const outlines = feeds.map((feed) => ({
    text: xmlText(feed.name),
    title: xmlText(feed.name),
    type: 'rss',
    xmlUrl: feed.url,
    htmlUrl: feed.site_url,
    language: feed.language,
    category: `/${feed.category}`,
  }));
  return generateOpml({
    head: { title: campaign.brand, dateCreated: now },
    body: { outlines: [{ text: campaign.brand, outlines }] },
  });
}
