// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'You’re offline',
  description: 'Pages of this site that are stored on your device.',
  lead: 'We can’t reach the server. The page you wanted isn’t stored on your device, but these are.',
  retry: 'Try again',
  stored: 'Stored on this device',
  since: 'Stored {{date}}',
  none: 'No page is stored yet. Pages you open while you’re online are stored for times like this.',
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    offline: typeof messages;
  }
}
