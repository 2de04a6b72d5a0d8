// SPDX-License-Identifier: AGPL-3.0-or-later
/** What `src/app/polyfills.ts` adds where it is missing. */
const filled = [
  '.isWellFormed',
  '.requestSubmit',
  '.toReversed',
  '.toSorted',
  '.toWellFormed',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Promise.withResolvers',
  'URL.canParse',
];

/** What is used only where it is there, or else caught. */
const asked = [
  // Without it the link is shared, and no card.
  '.canShare',
  // The focus of Radix's dialogs.
  '.checkVisibility',
  // The locker says nothing about free space without it.
  '.estimate',
  // React's transitions between views, which no page uses.
  '.skipTransition',
  '.startViewTransition',
  // Tells bots from people by their graphics; a worker without it answers that it does not know.
  'OffscreenCanvas',
  'Error.captureStackTrace',
  'cancelIdleCallback',
  'requestIdleCallback',
  // Of docx, in templates, which no letter uses.
  'lookbehind',
];

/** Methods of our own and of libraries that are named like one that browsers lack. */
const namesakes = [
  'build',
  'configure',
  'country',
  'createContext',
  'destroy',
  'detect',
  'draw',
  'fetch',
  'forget',
  'format',
  'isActive',
  'isValid',
  'maximize',
  'override',
  'path',
  'percent',
  'priority',
  'resize',
  'revoke',
  'role',
  'run',
  'share',
  'subscribe',
  'use',
  'watch',
  'when',
].map((name) => `.${name}`);

/** Uses in scripts that work in every browser of the line. */
export const knownInScripts: ReadonlySet<string> = new Set([...filled, ...asked, ...namesakes]);

/** Styles without which a page looks plainer and loses nothing, or that have something in their place. */
export const knownInStyles: ReadonlySet<string> = new Set([
  // A margin above an empty error, and what is printed beside a single item.
  ':has',
  // An unknown selector in `:is()` is skipped; `[open]` stands beside these.
  ':open',
  ':popover-open',
  // Tailwind sets the same values by `@supports`.
  '@property',
  // Pictures of articles without a photo: their text keeps its size.
  'container units',
  'container-type',
  // `older-styles.ts` adds what older browsers know.
  'rotate',
  'scale',
  'translate',
  '-webkit-tap-highlight-color',
  ':-webkit-inner-spin-button',
  ':details-content',
  '@page',
  'contain-intrinsic-block-size',
  'content-visibility',
  // Safari has no forced colours.
  'forced-color-adjust',
  'field-sizing',
  'hyphens',
  'overflow-clip-margin',
  'print-color-adjust',
  'text-size-adjust',
  'text-spacing-trim',
  'text-wrap',
  'user-select',
]);
