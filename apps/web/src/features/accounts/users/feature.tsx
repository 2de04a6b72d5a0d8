// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../../lib/feature.ts';

export const users = {
  pages: {
    users: {
      module: 'src/features/accounts/users/users-view.tsx',
      load: async () => (await import('./users-view.tsx')).UsersView,
      access: 'admin',
      messages: ['errors', 'users'],
    },
  },
} as const satisfies Feature;
