// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../../lib/feature.ts';

export const members = {
  pages: {
    member: {
      module: 'src/features/accounts/members/member-page.tsx',
      load: async () => (await import('./member-page.tsx')).MemberPage,
      messages: ['content', 'errors', 'members'],
      prefetch: async (input) => (await import('./server.ts')).prefetchMember(input),
    },
  },
} as const satisfies Feature;
