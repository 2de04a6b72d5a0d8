// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './archive.ts';
export * from './community.ts';
export * from './marks.ts';
export * from './submissions.ts';
export * from './cover.ts';
export * from './corrections.ts';
export * from './tags.ts';
export { drawableText, fitText, layOutText, markPhrases } from './text-layout.ts';
