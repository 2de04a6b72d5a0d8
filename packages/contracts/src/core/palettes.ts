// SPDX-License-Identifier: AGPL-3.0-or-later
/** The colours of `packages/ui/src/tokens.css`, for what is drawn without its stylesheet. */
export const palettes = {
  light: {
    paper: '#fbf9f4',
    raised: '#ffffff',
    wash: '#f1ede2',
    desk: '#f1ede2',
    ink: '#16181d',
    muted: '#5a5f6b',
    line: '#e4dfd3',
    edge: '#857f70',
    signal: '#c8102e',
    steps: [
      { from: 400, fill: '#0a4426', ink: '#ffffff' },
      { from: 200, fill: '#17653b', ink: '#ffffff' },
      { from: 100, fill: '#2a8452', ink: '#ffffff' },
      { from: 75, fill: '#1f65ad', ink: '#ffffff' },
      { from: 50, fill: '#f6c915', ink: '#121418' },
      { from: 25, fill: '#d66300', ink: '#121418' },
    ],
    lowest: { fill: '#8f1431', ink: '#ffffff' },
  },
  dark: {
    paper: '#121418',
    raised: '#1b1e24',
    wash: '#22262d',
    desk: '#0b0d10',
    ink: '#edeae2',
    muted: '#a3a7b0',
    line: '#2a2e36',
    edge: '#767c88',
    signal: '#ff5a5f',
    steps: [
      { from: 400, fill: '#a6efca', ink: '#121418' },
      { from: 200, fill: '#5cc794', ink: '#121418' },
      { from: 100, fill: '#3a9a6a', ink: '#121418' },
      { from: 75, fill: '#62a8f0', ink: '#121418' },
      { from: 50, fill: '#f6d24a', ink: '#121418' },
      { from: 25, fill: '#ff9a3d', ink: '#121418' },
    ],
    lowest: { fill: '#d13a52', ink: '#ffffff' },
  },
} as const;

export type Palette = (typeof palettes)[keyof typeof palettes];

/** The step of a share in percent, by which it is coloured. */
export const stepOf = ({ steps, lowest }: Palette, percentage: number) =>
  steps.find(({ from }) => percentage >= from) ?? lowest;

/** The heart drawn as a power button, in a square of 64, as `BrandMark` of `packages/ui` draws it. */
export const heartPath =
  'M41.5 12.2C51 8.2 59 15.5 59 26.5C59 38.5 46.5 47.5 32 57.5C17.5 47.5 5 38.5 5 26.5C5 15.5 13 8.2 22.5 12.2M32 6V33';
