// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, defaultLanguage, languages, matchLanguage } from '@kga/contracts/core';
import type { FastifyRequest } from 'fastify';

export function chosenLanguage({ cookies }: Pick<FastifyRequest, 'cookies'>): Language | undefined {
  const chosen = cookies['preferred-language'];
  return languages.find((language) => language === chosen);
}

/** An entry of `Accept-Language`, such as `de-AT;q=0.8`. */
function readRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice('q='.length));
  return { tag, weight: Number.isFinite(weight) ? weight : 0 };
}

/** The language of the site that a browser prefers (RFC 9110, 12.5.4). */
export function acceptedLanguage(header: string): Language | undefined {
  const found = header
    .split(',')
    .map(readRange)
    .flatMap(({ tag, weight }) => {
      const language = matchLanguage(tag);
      return language !== undefined && weight > 0 ? [{ language, weight }] : [];
    })
    // The sort is stable: the first of equal weights wins.
    .toSorted((one, other) => other.weight - one.weight);
  return found[0]?.language;
}

/**
 * The language of the caller: that of the account, else the one chosen in the browser, else the one
 * that the browser prefers, else English.
 */
export function languageOf(request: FastifyRequest): Language {
  const { actor, headers } = request;
  if (actor.kind === 'account') return actor.account.language;
  return (
    chosenLanguage(request) ?? acceptedLanguage(headers['accept-language'] ?? '') ?? defaultLanguage
  );
}
