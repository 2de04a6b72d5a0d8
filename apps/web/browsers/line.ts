// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * The oldest browsers in which the app runs. The build lowers syntax and styles to them, and tests check
 * that they have or get every function that the bundle calls. Older ones keep the server's page.
 */
export const browserLine = { safari: '15.4', chrome: '103', firefox: '115' } as const;

/** A browser of the line. */
export type LineBrowser = keyof typeof browserLine;

/** The browsers of the line. */
export const lineBrowsers = [
  'safari',
  'chrome',
  'firefox',
] as const satisfies readonly LineBrowser[];

/** The line as targets of Vite, for scripts and styles. */
export const buildTargets = Object.entries(browserLine).map(
  ([browser, version]) => `${browser}${version}`,
);
