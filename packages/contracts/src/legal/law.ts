// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe } from '../core/endpoint.ts';
import { publicUrl } from '../core/fields.ts';

export const legalTopics = [
  'digital_content',
  'distance_contracts',
  'unfair_terms',
  'unfair_practices',
  'sale_of_goods',
  'general',
] as const;

/** What an article is about; a letter cites those that fit what its writer wants. */
export const legalRights = [
  'conformity',
  'updates',
  'repair',
  'price_reduction',
  'termination',
  'refund',
  'change_notice',
  'unfair_terms',
  'information',
  'withdrawal',
  'misleading',
  'no_waiver',
  'burden_of_proof',
  'data_retrieval',
  'guarantee',
  'compensation',
  'prepaid_refund',
] as const;

export type LegalRight = (typeof legalRights)[number];

/** Directives of the European Union that national laws implement. */
export const legalDirectives = ['2019/770', '2011/83', '93/13', '2005/29'] as const;

export type LegalDirective = (typeof legalDirectives)[number];

/**
 * What a law gives: a buyer a `claim`, an authority a `power`, or a court an `offence` to punish. A letter to a
 * seller cites claims alone, a complaint powers, too, and no letter an offence.
 */
const lawEffects = ['claim', 'power', 'offence'] as const;

export type LawEffect = (typeof lawEffects)[number];

/** `liability`: defects that show in this time; `limitation`: of a claim in court. */
export const limitKinds = [
  'liability',
  'burden_of_proof',
  'limitation',
  'withdrawal',
  'notice',
  'refund',
] as const;

export const limitStarts = [
  'supply',
  'discovery',
  'contract',
  'termination',
  'end_of_supply',
  'end_of_year',
  'knowledge',
  'accrual',
] as const;

export const https = publicUrl(/^https?$/, 1_000);

/** What a page is that is neither of an official body nor of the body that it is about. */
const sourceKinds = ['copy', 'lawyers', 'press'] as const;

/** A page that states what it is cited for, and the day on which it was read. */
export const legalSource = z.object({
  url: https,
  checked: z.iso.date(),
  kind: z.optional(
    describe(
      z.enum(sourceKinds),
      'A copy of the text of a law, a law firm or legal publisher, or press; without it, official',
    ),
  ),
});

export type LegalSource = z.infer<typeof legalSource>;

export const name = z.string().check(z.minLength(1));

export const lawLanguage = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/));

/** The same official text in the state's other languages, by BCP 47; no translations. */
export const inLanguages = z.optional(
  describe(z.record(lawLanguage, name), 'As published in other languages of the state, by BCP 47'),
);

/** From which day a law applies: to contracts concluded from then on, or to what is supplied from then on. */
const application = z.object({
  from: z.iso.date(),
  to: z.enum(['contract', 'supply']),
  article: z.optional(name),
  inLanguages,
  source: legalSource,
});

const lawChange = z.object({
  day: describe(z.iso.date(), 'Day from which the change applies'),
  act: describe(name, 'Act that made the change, as its language cites it'),
  inLanguages,
  directive: z.optional(describe(name, 'Directive behind the change, such as `2024/825`')),
  about: describe(z.array(z.enum(legalRights)).check(z.minLength(1)), 'What changed'),
  source: legalSource,
});

export const law = z.object({
  id: describe(name, 'Unique in the record'),
  topic: z.enum(legalTopics),
  title: describe(name, 'Official title, in its language'),
  titleEn: z.optional(name),
  inLanguages,
  implements: z.optional(z.enum(legalDirectives)),
  effect: describe(z.enum(lawEffects), 'What the law gives, and to whom'),
  applies: z.optional(application),
  changes: z.optional(z.array(lawChange)),
  articles: z.array(
    z.object({
      article: describe(name, 'As a letter in that language cites it'),
      inLanguages,
      rights: z.array(z.enum(legalRights)),
    }),
  ),
  source: legalSource,
});

export type LegalLaw = z.infer<typeof law>;

/** Why a right to withdraw is lost early. */
const withdrawalExceptions = ['supply_begun', 'digital_download'] as const;

export const timeLimit = z.object({
  kind: z.enum(limitKinds),
  duration: describe(
    z.nullable(z.string().check(z.regex(/^P\d+[YMD]$/))),
    'ISO 8601, such as `P2Y`; null where the limit lasts as long as the supply',
  ),
  from: z.enum(limitStarts),
  supply: z.optional(
    describe(
      z.enum(['single', 'continuous']),
      'Kind of supply that the limit is for: once, or over a period; without it, both',
    ),
  ),
  isMinimum: z.optional(
    describe(z.boolean(), 'Whether a claim does not lapse before this, whatever other limits say'),
  ),
  exceptions: z.optional(
    describe(
      z.array(
        z.object({
          case: z.enum(withdrawalExceptions),
          article: z.optional(name),
          inLanguages,
          source: legalSource,
        }),
      ),
      'Of a right to withdraw: when it is lost early',
    ),
  ),
  article: z.optional(name),
  inLanguages,
  source: legalSource,
});

export type LegalTimeLimit = z.infer<typeof timeLimit>;
