// SPDX-License-Identifier: AGPL-3.0-or-later
/** Edits a changelog in the format of https://keepachangelog.com/en/1.1.0/. */

interface Section {
  /** `Unreleased` or a version. */
  readonly name: string;
  /** Offset of the line `## […]`. */
  readonly start: number;
  /** What stands below that line, without the links at the end of the file. */
  readonly body: string;
}

const heading = /^## \[([^\]]+)\].*$/gm;
/** `[0.1.0]: https://…`, which keepachangelog.com puts below the last section. */
const link = /^\[[^\]]+\]: \S+$/gm;

function sections(changelog: string): Section[] {
  const headings = [...changelog.matchAll(heading)];
  return headings.map(([line, name = ''], index) => {
    const start = headings[index]?.index ?? 0;
    const end = headings[index + 1]?.index ?? changelog.length;
    const body = changelog.slice(start + line.length, end).replaceAll(link, '');
    return { name, start, body: body.trim() };
  });
}

/**
 * What a version's section says.
 *
 * @throws Error where the section is missing or empty
 */
export function readNotes(changelog: string, version: string): string {
  const section = sections(changelog).find(({ name }) => name === version);
  if (section === undefined) throw new Error(`CHANGELOG.md has no section [${version}]`);
  if (section.body === '') throw new Error(`CHANGELOG.md says nothing below [${version}]`);
  return section.body;
}

/**
 * Gives what is unreleased to a version, and begins an empty section for what follows.
 *
 * @param day the day of the release, as 2026-11-27
 * @throws Error where nothing is unreleased or the version has a section already
 */
export function releaseChanges(changelog: string, version: string, day: string): string {
  const all = sections(changelog);
  if (all.some(({ name }) => name === version)) {
    throw new Error(`CHANGELOG.md has a section [${version}] already`);
  }
  readNotes(changelog, 'Unreleased');
  const start = all.find(({ name }) => name === 'Unreleased')?.start ?? 0;
  const rest = changelog.slice(start).replace(heading, (line, name: string) => {
    return name === 'Unreleased' ? `## [Unreleased]\n\n## [${version}] - ${day}` : line;
  });
  return releaseLink(changelog.slice(0, start) + rest, version);
}

/** Where `[Unreleased]` links a comparison, the version gets the one up to its own tag. */
function releaseLink(changelog: string, version: string): string {
  return changelog.replace(
    /^\[Unreleased\]: (\S+\/compare\/)(\S+)\.\.\.HEAD$/m,
    (_, address: string, former: string) =>
      `[Unreleased]: ${address}v${version}...HEAD\n[${version}]: ${address}${former}...v${version}`,
  );
}
