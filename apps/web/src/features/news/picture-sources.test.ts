import { expect, test } from 'vitest';

import { pictureSources } from './picture-sources.ts';
import { aggregatedArticle } from './testing/fixture.ts';

test('a picture is offered in all its widths and keeps its room', () => {
  expect(pictureSources(aggregatedArticle)).toEqual({
    src: '/api/pictures/small',
    srcSet: '/api/pictures/small 480w, /api/pictures/large 960w',
    width: 960,
    height: 540,
  });
});

test('without sizes there is one address, without a picture none', () => {
  expect(pictureSources({ imageUrl: '/a', images: [] })).toEqual({ src: '/a' });
  expect(pictureSources({ imageUrl: null, images: [] })).toBeUndefined();
});
