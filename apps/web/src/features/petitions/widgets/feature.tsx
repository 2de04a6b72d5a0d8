// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature, PageDefinition } from '../../../lib/feature.ts';

const builder = {
  module: 'src/features/petitions/widgets/widgets-page.tsx',
  load: async () => (await import('./widgets-page.tsx')).WidgetsPage,
  messages: ['widgets'],
  prefetch: async ({ client, options }) => [
    client.fetchQuery((await import('./choice.ts')).petitionsQuery(options)),
  ],
} as const satisfies PageDefinition;

export const widgets = {
  pages: { widgets: { ...builder, sitemap: true }, widget: builder },
} as const satisfies Feature;
