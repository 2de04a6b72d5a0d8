// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CallerName } from '../caller-names.ts';

/** The parts of a request; one without a body has neither `body` nor `file`. */
export type StepCall = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly file?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a link or the code of a mail proves. */
export type Proof = { readonly token: string; readonly code: string };

/** What earlier steps have created. */
export type Live = {
  readonly accounts: Readonly<
    Record<Exclude<CallerName, 'nobody' | 'guest'>, { id: string; email: string }>
  >;
  readonly guestId: string;
  readonly password: string;
  /** A petition of our own that collects, and one that has closed. */
  readonly petition: string;
  readonly closedPetition: string;
  /** A petition elsewhere, whose figures are entered. */
  readonly officialPetition: string;
  /** A leaf that the log of the petition has. */
  readonly leaf: string;
  readonly pictureId: string;
  readonly objectHash: string;
  /** A public game that another one takes in. */
  readonly otherGame: string;
  /** A public article of the site, and one of a feed. */
  readonly article: string;
  readonly aggregated: string;
  /** Of the site, as pages name it. */
  readonly origin: string;
  /** A public text that names of readers of this run only. */
  readonly mark: string;
  /** A value of the answer to an operation, by its path; empty without one. */
  answer: (operation: string, ...path: (string | number)[]) => string;
  /** A number of an answer; 0 without one. */
  revision: (operation: string) => number;
  /** The proof of the newest mail to an address with a link to a path. */
  mail: (to: string, path: string) => Promise<Proof>;
};

/** A request that an operation should accept. */
export type Step = {
  readonly operation: string;
  readonly as: CallerName;
  /** Deletes what other steps need, or signs a caller out; left out where callers go on. */
  readonly ends?: true;
  readonly call?: (live: Live) => StepCall | Promise<StepCall>;
};

/** A step that needs nothing but its caller. */
export const plain = (as: CallerName, ...operations: string[]): Step[] =>
  operations.map((operation) => ({ operation, as }));
