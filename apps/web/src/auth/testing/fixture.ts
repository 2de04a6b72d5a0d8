// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';

export const user: User = {
  id: '5f1c8d2e-0b7a-4c1e-9f55-0d7d5f1f2a11',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: '',
  displayName: null,
  profileImageUrl: null,
  role: 'member',
  emailVerified: true,
  suspended: null,
};
