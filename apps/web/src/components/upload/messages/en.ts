// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  choose: 'Upload a picture',
  uploading: 'Uploading the picture',
  hint: 'PNG, JPEG, WebP or AVIF, up to 5 MB. We remove location and camera data.',
  tooLarge: 'This picture is larger than 5 MB.',
  wrongKind: 'Choose a PNG, JPEG, WebP or AVIF picture.',
} as const;

declare module '../../../lib/messages.ts' {
  interface EnglishMessages {
    upload: typeof messages;
  }
}
