// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../lib/feature.ts';

const messages = ['accounts', 'errors'] as const;

export const accounts = {
  pages: {
    verifyEmail: {
      writes: true,
      module: 'src/features/accounts/pages/verify-email.tsx',
      load: async () => (await import('./pages/verify-email.tsx')).VerifyEmailPage,
      forms: async () => {
        const { verifyForm, resendForm } = await import('./forms.ts');
        return [verifyForm, resendForm];
      },
      messages,
    },
    forgotPassword: {
      writes: true,
      module: 'src/features/accounts/pages/forgot-password.tsx',
      load: async () => (await import('./pages/forgot-password.tsx')).ForgotPasswordPage,
      forms: async () => {
        const { forgotForm } = await import('./forms.ts');
        return [forgotForm];
      },
      messages,
    },
    resetPassword: {
      writes: true,
      module: 'src/features/accounts/pages/reset-password.tsx',
      load: async () => (await import('./pages/reset-password.tsx')).ResetPasswordPage,
      forms: async () => {
        const { resetForm } = await import('./forms.ts');
        return [resetForm];
      },
      messages,
    },
    users: {
      searchParams: ['q', 'role', 'suspended'],
      module: 'src/features/accounts/users/users-view.tsx',
      load: async () => (await import('./users/users-view.tsx')).UsersView,
      access: 'admin',
      messages: ['errors', 'users'],
    },
    profile: {
      searchParams: ['linked', 'social'],
      writes: true,
      module: 'src/features/accounts/profile/profile-page.tsx',
      load: async () => (await import('./profile/profile-page.tsx')).ProfilePage,
      messages: ['accounts', 'content', 'errors', 'profile', 'upload'],
    },
    notifications: {
      writes: true,
      module: 'src/features/accounts/notifications/pages/notifications.tsx',
      load: async () => (await import('./notifications/pages/notifications.tsx')).NotificationsPage,
      messages: ['content', 'errors', 'notifications'],
    },
    member: {
      searchParams: ['kind'],
      module: 'src/features/accounts/members/member-page.tsx',
      load: async () => (await import('./members/member-page.tsx')).MemberPage,
      messages: ['content', 'errors', 'members'],
      prefetch: async (input) => (await import('./members/server.ts')).prefetchMember(input),
    },
  },
} as const satisfies Feature;
