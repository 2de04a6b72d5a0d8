// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../lib/feature.ts';

export const moderation = {
  pages: {
    moderation: {
      searchParams: ['status', 'kind', 'cause', 'language', 'olderThanHours'],
      module: 'src/features/moderation/queue/queue-view.tsx',
      load: async () => (await import('./queue/queue-view.tsx')).QueueView,
      access: 'moderator',
      messages: ['archive', 'content', 'errors', 'moderation'],
    },
    auditLog: {
      searchParams: ['q', 'action', 'actorId', 'subjectId', 'from', 'to'],
      module: 'src/features/moderation/audit/audit-view.tsx',
      load: async () => (await import('./audit/audit-view.tsx')).AuditView,
      access: 'moderator',
      messages: ['archive', 'content', 'moderation', 'petition'],
    },
  },
} as const satisfies Feature;
