// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../../lib/feature.ts';

export const profile = {
  pages: {
    profile: {
      writes: true,
      module: 'src/features/accounts/profile/profile-page.tsx',
      load: async () => (await import('./profile-page.tsx')).ProfilePage,
      messages: ['accounts', 'content', 'errors', 'profile', 'upload'],
    },
  },
} as const satisfies Feature;
