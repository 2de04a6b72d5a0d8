// SPDX-License-Identifier: AGPL-3.0-or-later
import { describe, expect, test } from 'vitest';

import {
  findDisagreements,
  isVersion,
  readVersion,
  replaceVersions,
  versionPlaces,
  versionsIn,
} from './versions.ts';

describe('the version', () => {
  test('is the same in every file', () => {
    expect(findDisagreements(readVersion())).toEqual([]);
  });

  test('is stated by every package, Dockerfile and the kustomization', () => {
    const files = versionPlaces().map(({ file }) => file);
    expect(files).toEqual(
      expect.arrayContaining([
        'package.json',
        'apps/api/package.json',
        'infra/release/package.json',
        'infra/docker/web.Dockerfile',
        'infra/kubernetes/base/kustomization.yaml',
      ]),
    );
  });

  test('of another file is found', () => {
    expect(findDisagreements('99.0.0')).toHaveLength(versionPlaces().length);
  });

  test('is replaced wherever a file states it', () => {
    const text = 'images:\n  - name: a\n    newTag: 0.1.0\n  - name: b\n    newTag: 0.1.0\n';
    const pattern = /^ +newTag: (\S+)$/gm;
    const replaced = replaceVersions(text, pattern, '0.2.0-rc.1');
    expect(versionsIn(replaced, pattern)).toEqual(['0.2.0-rc.1', '0.2.0-rc.1']);
    expect(replaced.replaceAll('0.2.0-rc.1', '0.1.0')).toBe(text);
  });

  test.each(['0.1.0', '1.20.3', '1.0.0-rc.1'])('may be %s', (version) => {
    expect(isVersion(version)).toBe(true);
  });

  test.each(['1.0', 'v1.0.0', '1.0.0+build', '1.0.0-', '1.0.0\n'])('may not be %j', (version) => {
    expect(isVersion(version)).toBe(false);
  });
});
