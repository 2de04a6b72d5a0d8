// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './content.ts';
export * from './details.ts';
export * from './marks.ts';
export * from './pictures.ts';
export * from './reactions.ts';
export * from './texts.ts';
