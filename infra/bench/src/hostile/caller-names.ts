// SPDX-License-Identifier: AGPL-3.0-or-later
export const callerNames = [
  'nobody',
  'guest',
  'member',
  'suspended',
  'moderator',
  'counsel',
  'admin',
] as const;

export type CallerName = (typeof callerNames)[number];
