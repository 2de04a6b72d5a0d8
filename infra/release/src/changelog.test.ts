// SPDX-License-Identifier: AGPL-3.0-or-later
import { describe, expect, test } from 'vitest';

import { readNotes, releaseChanges } from './changelog.ts';

const repository = 'https://example.org/project';
const changelog = `# Changelog

## [Unreleased]

### Added

- A second thing.

## [0.1.0] - 2026-11-27

### Added

- The first thing, see [the manual](docs/manual.md).

[Unreleased]: ${repository}/compare/v0.1.0...HEAD
[0.1.0]: ${repository}/releases/tag/v0.1.0
`;

describe('notes of a version', () => {
  test('are its section without the links of the file', () => {
    expect(readNotes(changelog, '0.1.0')).toBe(
      '### Added\n\n- The first thing, see [the manual](docs/manual.md).',
    );
  });

  test('are refused where there is no section', () => {
    expect(() => readNotes(changelog, '0.2.0')).toThrow('no section [0.2.0]');
  });

  test('are refused where the section is empty', () => {
    expect(() => readNotes('## [Unreleased]\n\n## [0.1.0]\n', 'Unreleased')).toThrow(
      'says nothing below [Unreleased]',
    );
  });
});

describe('a release', () => {
  const released = releaseChanges(changelog, '0.2.0', '2027-01-15');

  test('takes what was unreleased', () => {
    expect(readNotes(released, '0.2.0')).toBe('### Added\n\n- A second thing.');
    expect(released).toContain('## [0.2.0] - 2027-01-15');
  });

  test('leaves an empty section for what follows', () => {
    expect(() => readNotes(released, 'Unreleased')).toThrow('says nothing');
  });

  test('keeps former sections', () => {
    expect(readNotes(released, '0.1.0')).toBe(readNotes(changelog, '0.1.0'));
  });

  test('links the comparison with the version before', () => {
    expect(released).toContain(`[Unreleased]: ${repository}/compare/v0.2.0...HEAD\n`);
    expect(released).toContain(`[0.2.0]: ${repository}/compare/v0.1.0...v0.2.0\n`);
  });

  test('is refused a second time', () => {
    expect(() => releaseChanges(released, '0.2.0', '2027-01-16')).toThrow('already');
    expect(() => releaseChanges(released, '0.3.0', '2027-01-16')).toThrow('says nothing');
  });
});
