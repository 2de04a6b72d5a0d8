// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { pictureSources } from './article-picture.tsx';
import { aggregatedArticle } from './testing/fixture.ts';

test('a picture is offered in all widths with its dimensions', () => {
  expect(pictureSources(aggregatedArticle)).toEqual({
    src: '/api/pictures/small',
    srcSet: '/api/pictures/small 480w, /api/pictures/large 960w',
    width: 960,
    height: 540,
  });
});

test('a picture without sizes has one URL, no picture has none', () => {
  expect(pictureSources({ imageUrl: '/a', images: [] })).toEqual({ src: '/a' });
  expect(pictureSources({ imageUrl: null, images: [] })).toBeUndefined();
});
