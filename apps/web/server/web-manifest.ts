// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, pathTo } from '@kga/contracts/core';

import { serverMessages } from './messages.ts';

/** The manifest of the installable app. */
export function webManifest(language: Language): string {
  const { description, petition, news, share, forum } = serverMessages(language).manifest;
  return JSON.stringify({
    name: campaign.brand,
    short_name: campaign.shortBrand,
    description,
    lang: language,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf9f4',
    theme_color: '#fbf9f4',
    categories: ['games', 'news', 'politics'],
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: petition, url: pathTo('petition') },
      { name: news, url: pathTo('news') },
      { name: share, url: pathTo('shareStory') },
      { name: forum, url: pathTo('forum') },
    ],
    screenshots: [
      screenshot('/screenshot-narrow.png', '390x844', 'narrow', description),
      screenshot('/screenshot-wide.png', '1280x800', 'wide', description),
    ],
  });
}

function icon(src: string, size: number, purpose: 'any' | 'maskable') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

const screenshot = (src: string, sizes: string, form: 'narrow' | 'wide', label: string) => ({
  src,
  sizes,
  type: 'image/png',
  form_factor: form,
  label,
});
