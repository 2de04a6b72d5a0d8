// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../config.ts';
import { requireProgram } from '../services/install-program.ts';
import { runCommand } from '../supervisor/command.ts';
import { output } from './engine.ts';

export const baseTag = 'localhost/keep-games-alive/node:check';

const debian = 'bookworm';
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Makes the image that the Dockerfiles start from where none can be pulled: Debian, the Node of
 * this checkout, and npm. It is made once.
 */
export async function provideBaseImage(buildah: string, env: NodeJS.ProcessEnv): Promise<void> {
  if ((await runCommand(buildah, ['inspect', '--type', 'image', baseTag], { env })).ok) return;
  console.log(`Making the base image of Debian ${debian} and Node ${process.version}`);
  const debootstrap = await requireProgram('debootstrap', ['debootstrap']);
  const folder = mkdtempSync(join(tmpdir(), 'kga-base-'));
  try {
    const system = join(folder, 'system');
    const packages = '--include=ca-certificates,libstdc++6';
    await output(debootstrap, ['--variant=minbase', packages, debian, system]);
    const local = join(system, 'usr/local');
    copyFileSync(realpathSync(join(root, 'node_modules/node/bin/node')), join(local, 'bin/node'));
    await output('npm', ['install', '--global', '--prefix', local, 'npm@11']);
    // Behind a proxy that signs for registries, the build trusts whom this machine trusts.
    if (existsSync(certificates)) copyFileSync(certificates, join(system, certificates));
    const file = join(folder, 'Dockerfile');
    const trust = `ENV NODE_EXTRA_CA_CERTS=${certificates}`;
    writeFileSync(file, ['FROM scratch', 'COPY . /', trust, ''].join('\n'));
    await output(buildah, ['bud', '--tag', baseTag, '--file', file, system], { env });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
