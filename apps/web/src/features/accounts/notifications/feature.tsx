// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../../lib/feature.ts';

export const notifications = {
  pages: {
    notifications: {
      writes: true,
      module: 'src/features/accounts/notifications/pages/notifications.tsx',
      load: async () => (await import('./pages/notifications.tsx')).NotificationsPage,
      messages: ['content', 'errors', 'notifications'],
    },
  },
} as const satisfies Feature;
