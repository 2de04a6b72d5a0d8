// SPDX-License-Identifier: AGPL-3.0-or-later
/** Runs of a shell step on this machine. Steps without a case are reported as untried. */
export interface StepCase {
  /** As `release.yml push: Starts a builder`. */
  readonly step: string;
  /** Variables beside those that GitHub sets; needed where the workflow computes them. */
  readonly env?: Readonly<Record<string, string>>;
  /** Programs that only record how they are called, and what they print. */
  readonly standIns?: Readonly<Record<string, string>>;
  /** Parts of what the step prints, calls or hands on. `{version}` is that of package.json. */
  readonly expected: readonly string[];
  /** Whether it has to fail. */
  readonly fails?: boolean;
}

const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
const image = 'ghcr.io/keep-games-alive/mirror';

/** In order: the notes and bills of materials are attached to the release of a later step. */
export const stepCases: readonly StepCase[] = [
  {
    step: 'release.yml prepare: Checks that the commit is part of main or of a branch for releases',
    standIns: { git: '  origin/release/0.1' },
    expected: ['[--contains] [HEAD] [--list] [origin/main] [origin/release/*]'],
  },
  {
    step: 'release.yml prepare: Checks that the commit is part of main or of a branch for releases',
    standIns: { git: '' },
    expected: ['contains the commit of v{version}'],
    fails: true,
  },
  {
    step: 'release.yml prepare: Checks that the tag is the version',
    expected: ['Every file states {version}'],
  },
  {
    step: 'release.yml prepare: Checks that the tag is the version',
    env: { GITHUB_REF_NAME: 'v999.0.0' },
    expected: ['The tag v999.0.0 is not v{version}'],
    fails: true,
  },
  {
    step: 'release.yml prepare: Writes the release notes',
    expected: ['Wrote the notes of {version}'],
  },
  {
    step: 'release.yml prepare: Writes the bills of materials',
    expected: ['-api.cdx.json: ', '-worker.cdx.json: ', '-web.cdx.json: '],
  },
  {
    step: 'release.yml push: Builds and pushes the image of one architecture',
    env: { APP: 'worker', ARCH: 'arm64' },
    standIns: { docker: '', git: 'abc123' },
    expected: [
      'docker [buildx] [build] [--file] [infra/docker/worker.Dockerfile] [--platform] [linux/arm64]',
      '[--build-arg] [VERSION={version}] [--build-arg] [REVISION=abc123]',
      '[org.opencontainers.image.source=https://github.com/Keep-Games-Alive/Mirror]',
      `[--tag] [${image}/worker:{version}-arm64] [--push] [.]`,
    ],
  },
  {
    step: 'release.yml publish: Joins the architectures under the version',
    env: { APP: 'web' },
    standIns: { docker: `{"digest":"${digest}"}` },
    expected: [
      `[create] [--tag] [${image}/web:{version}] [${image}/web:{version}-amd64] [${image}/web:{version}-arm64]`,
      `name=${image}/web`,
      `digest=${digest}`,
    ],
  },
  {
    step: 'release.yml publish: Joins the architectures under the version',
    env: { APP: 'web' },
    standIns: { docker: '{}' },
    expected: ['docker [buildx] [imagetools] [inspect]'],
    fails: true,
  },
  {
    step: 'release.yml release: Creates the release',
    env: { GH_TOKEN: 'none' },
    standIns: { gh: '' },
    expected: [
      'gh [release] [create] [v{version}] [--repo] [Keep-Games-Alive/Mirror] [--verify-tag]',
      '/release/notes.md]',
      '/keep-games-alive-api.cdx.json]',
      '/keep-games-alive-web.cdx.json]',
      '/keep-games-alive-worker.cdx.json]',
    ],
  },
  {
    step: 'release.yml release: Creates the release',
    env: { GH_TOKEN: 'none', GITHUB_REF_NAME: 'v1.0.0-rc.1' },
    standIns: { gh: '' },
    expected: ['gh [release] [create] [v1.0.0-rc.1]', '[--prerelease]'],
  },
  {
    step: 'ci.yml audit: Looks for known vulnerabilities in what is shipped',
    standIns: { npx: '' },
    expected: ['npx [--yes] [pnpm@', '[audit] [--prod] [--audit-level] [high]'],
  },
];
