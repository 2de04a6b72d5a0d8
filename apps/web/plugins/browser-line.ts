// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Plugin } from 'vite';

import { knownInScripts, knownInStyles } from '../browsers/known.ts';
import { browserLine } from '../browsers/line.ts';
import { scanScript } from '../browsers/scan-scripts.ts';
import { scanStyles } from '../browsers/scan-styles.ts';

/** A file of the bundle; of scripts that is the code. */
type File = { readonly name: string; readonly text: string };

/** What files use that a browser of the line lacks and that `known.ts` does not name, a line for each. */
export function findUnknown({ name, text }: File): string[] {
  if (name.endsWith('.css')) {
    const unknown = scanStyles(text).filter((use) => !knownInStyles.has(use));
    return unknown.map((use) => `${use} in ${name}`);
  }
  const unknown = scanScript(name, text).filter((use) => !knownInScripts.has(use.name));
  return unknown.map((use) => `${use.name} in ${use.at}`);
}

/** Fails a build whose scripts or styles, libraries included, need a newer browser than the line's. */
export function checkBrowserLine(): Plugin {
  return {
    name: 'kga:browser-line',
    apply: 'build',
    generateBundle(_, bundle) {
      const found = Object.values(bundle).flatMap((file) => {
        const text = file.type === 'chunk' ? file.code : String(file.source);
        return /\.(?:js|css)$/.test(file.fileName)
          ? findUnknown({ name: file.fileName, text })
          : [];
      });
      if (found.length === 0) return;
      const line = Object.entries(browserLine).map((entry) => entry.join(' '));
      this.error(
        `Lacking in one of ${line.join(', ')}: fill it in src/app/polyfills.ts, write it otherwise, or say in browsers/known.ts why it works.\n${found.join('\n')}`,
      );
    },
  };
}
