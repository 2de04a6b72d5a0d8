// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo, routes } from '@kga/contracts/core';

/** What a visitor does on a page: how, and the expression that then holds. */
type Control =
  | { readonly type: 'press'; readonly element: string; readonly shows: string }
  | { readonly type: 'search'; readonly shows: string };

/** A page template: its address, or the list whose first item is one. */
export type PageTemplate = {
  readonly path: string;
  /** Expression for the address of an item on the page of `path`. */
  readonly item?: string;
  readonly control: Control;
};

const search: Control = { type: 'search', shows: `/[?&]q=game/.test(location.search)` };

/** Sends a form without a word in it, which is refused. */
export const send: Control = {
  type: 'press',
  element: `document.querySelector('main form[method=post] button[type=submit]')`,
  shows: `document.querySelector('main [aria-invalid=true], main [role=alert]:not(:empty)')`,
};

const follow = (path: string): Control => ({
  type: 'press',
  element: `document.querySelector('footer a[href^="${path}"]')`,
  shows: `location.pathname === '${path}' && document.querySelector('h1')`,
});

/** Address of the first link below a path that leads to an item. */
const firstBelow = (path: string) =>
  `[...document.querySelectorAll('main a[href^="${path}/"]')].map((link) => link.pathname).find((path) => /[0-9a-f]{8}-/.test(path))`;

/** Every kind of page that visitors read or fill in. */
export const pageTemplates: readonly PageTemplate[] = [
  { path: routes.home, control: follow(routes.faq) },
  { path: routes.petition, control: follow(routes.faq) },
  { path: routes.petitions, control: follow(routes.faq) },
  { path: pathTo('signPetition', { id: 'international' }), control: send },
  { path: routes.archive, control: search },
  { path: routes.archive, item: firstBelow('/archive'), control: follow(routes.faq) },
  { path: routes.news, control: follow(routes.faq) },
  { path: routes.stories, control: follow(routes.faq) },
  { path: routes.stories, item: firstBelow('/stories'), control: follow(routes.faq) },
  { path: routes.shareStory, control: follow(routes.faq) },
  { path: routes.forum, control: follow(routes.faq) },
  { path: routes.forum, item: firstBelow('/forum/posts'), control: follow(routes.faq) },
  { path: routes.search, control: search },
  { path: routes.legal, control: follow(routes.faq) },
  { path: routes.letter, control: follow(routes.faq) },
  { path: routes.legalRecords, control: follow(routes.faq) },
  { path: routes.commitments, control: follow(routes.faq) },
  { path: routes.login, control: follow(routes.faq) },
  { path: routes.contact, control: send },
  { path: routes.faq, control: follow(routes.about) },
  { path: routes.openData, control: follow(routes.faq) },
  { path: routes.widgets, control: follow(routes.faq) },
];
