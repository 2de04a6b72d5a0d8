// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';

import type { Page } from './pages.ts';
import { linkTo } from './sections.ts';

/** What the home page says of a section, and of pages that many look for. */
const features = [
  ['project/index.md', 'Start', 'What the product does, and how to run it on your machine.'],
  ['guides/architecture.md', 'Architecture', 'Which services there are and how data flows.'],
  ['guides/privacy.md', 'Privacy', 'Which personal data is stored, what for and how long.'],
  ['operations/index.md', 'Operations', 'Settings, metrics, backups, updates and scale.'],
  ['operations/runbooks/index.md', 'Runbooks', 'What to look at and what to do for each alert.'],
  ['decisions/index.md', 'Decisions', 'Why it is built as it is, and what was not taken.'],
  ['project/contributing.md', 'Contributing', 'How changes are made, tested and reviewed.'],
  ['project/security.md', 'Security', 'How to report a vulnerability.'],
] as const;

const reference = {
  title: 'API',
  details: 'Every operation with its parameters, answers and callers.',
  link: '/api/',
};

/** The first page. Features whose page does not exist are left out. */
export function homePage(pages: readonly Page[]): string {
  const targets = new Set(pages.map(({ target }) => target));
  const folders = new Set(pages.map(({ target }) => target.replace(/[^/]+$/, 'index.md')));
  const present = features.filter(([target]) => targets.has(target) || folders.has(target));
  const frontmatter = {
    layout: 'home',
    title: 'Documentation',
    hero: {
      name: campaign.brand,
      text: 'Documentation',
      tagline: 'For those who run it, change it or use its open data.',
      image: { light: '/logo-light.svg', dark: '/logo-dark.svg', alt: '' },
      actions: [
        { theme: 'brand', text: 'Run it', link: '/project/' },
        { theme: 'alt', text: 'API reference', link: '/api/' },
        { theme: 'alt', text: 'Source code', link: campaign.sourceUrl },
      ],
    },
    features: [
      ...present.map(([target, title, details]) => ({ title, details, link: linkTo(target) })),
      reference,
    ],
  };
  // JSON is YAML.
  return `---\n${JSON.stringify(frontmatter, undefined, 2)}\n---\n`;
}
