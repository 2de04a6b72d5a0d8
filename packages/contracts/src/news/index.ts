// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './article.ts';
export * from './editorial.ts';
export * from './feeds.ts';
export * from './news.ts';
