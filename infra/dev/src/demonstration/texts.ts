// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync } from 'node:fs';

import { contentReasons } from '@kga/contracts/content';
import { type Language, currencies, languages } from '@kga/contracts/core';
import { forumCategoryIds } from '@kga/contracts/forum';
import { z } from 'zod';

/** End of the members' addresses; reserved by RFC 2606, so that no mail goes to real people. */
export const addressEnd = '@demonstration.example';

export const moderatorAddress = `moderator${addressEnd}`;

/** Followed by the mark of the language. */
export const moderatorName = 'Robin';

/** The languages of the site that the demonstration has texts in. */
export const demonstrationLanguages: readonly Language[] = languages.filter((language) =>
  existsSync(new URL(`texts/${language}.json`, import.meta.url)),
);

/** Articles of the demonstration. */
export const articleKeys = ['tour', 'crew', 'receipt'] as const;

const item = z.strictObject({
  /** Key of the member who wrote it. */
  by: z.string(),
  content: z.string(),
  hoursAgo: z.number().positive(),
  /** Why a moderator finds it in the queue: it is a newcomer's first, or readers reported it until it was hidden. */
  waits: z
    .union([
      z.literal('pending'),
      z.strictObject({ reason: z.enum(contentReasons), note: z.string() }),
    ])
    .optional(),
});
const reply = item.omit({ hoursAgo: true }).extend({
  /** Number of the reply that it quotes, from 0. */
  quotes: z.int().nonnegative().optional(),
  format: z.literal('markdown').optional(),
});
const story = item.extend({
  game: z.string(),
  title: z.string(),
  loss: z.tuple([z.number().positive(), z.enum(currencies)]).optional(),
});
const thread = item.extend({
  category: z.enum(forumCategoryIds),
  /** The name of the real game of the archive whose thread it is, or its beginning; it claims nothing about the game. */
  game: z.string().optional(),
  title: z.string(),
  views: z.int(),
  /** Number of the reply that solved it, from 0. */
  solution: z.int().nonnegative().optional(),
  /** Oldest first, spread over the time since the thread began. */
  replies: z.array(reply),
});
/** Of a real game of the archive: it claims nothing about the game. */
const memory = item.extend({
  /** The name of the game, or its beginning. */
  game: z.string(),
  yearsPlayed: z.string().optional(),
});
/** A game that waits for a moderator; `content` describes it. */
const submittedGame = item.extend({
  name: z.string(),
  developer: z.string(),
  shutdownDate: z.iso.date(),
  shutdownReason: z.string(),
});

/** An article of the campaign; its versions in several languages share a key. */
const article = z.strictObject({
  key: z.enum(articleKeys),
  title: z.string(),
  excerpt: z.string(),
  paragraphs: z.array(z.string()).min(1),
  /** What its drawn picture shows; without it, the article has none. */
  imageAlt: z.string().optional(),
  hoursAgo: z.number().positive(),
});

const schema = z.strictObject({
  /** Follows the names of members, so that readers see that it is a demonstration. */
  mark: z.string(),
  /** Names by key. */
  members: z.record(z.string(), z.string()),
  stories: z.array(story),
  threads: z.array(thread),
  articles: z.array(article),
  memories: z.array(memory),
  games: z.array(submittedGame),
  /** What a made-up member of the European Parliament answered to a letter. */
  answer: item.omit({ by: true }).extend({ who: z.string() }).optional(),
  /** Why someone signed the petitions. */
  reason: z.string(),
});

export type Texts = z.output<typeof schema>;
export type Waits = z.output<typeof item>['waits'];
export type Story = z.output<typeof story>;
export type Thread = z.output<typeof thread>;
export type Article = z.output<typeof article>;
export type Memory = z.output<typeof memory>;
export type SubmittedGame = z.output<typeof submittedGame>;

/**
 * What the members write in a language. All of it is made up, people too, and games but those that are remembered.
 *
 * @throws Error which names the file and what is wrong in it
 */
export function readTexts(language: Language): Texts {
  const file = new URL(`texts/${language}.json`, import.meta.url);
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file.pathname}: ${z.prettifyError(error)}`);
  return data;
}
