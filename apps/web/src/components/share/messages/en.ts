export const share = {
  share: 'Share',
  copyLink: 'Copy link',
  copied: 'Link copied!',
  copyFailed: 'Failed to copy',
  copyFailedHint: 'Please copy the link manually.',
} as const;
