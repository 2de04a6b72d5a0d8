// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { connect } from 'node:tls';

import { type Check, type Found, judge, ok } from './report.ts';

/** Days before its end in which a certificate that renews itself has done so. */
const certificateDaysMin = 14;
const leastNode = 24;
const timeoutMs = 10_000;

function checkBuild(build: string): Found {
  const [major] = process.versions.node.split('.').map(Number);
  const isNew = major !== undefined && major >= leastNode;
  return [
    judge(
      build !== 'unknown',
      `worker ${build}`,
      'Build the images with the argument REVISION, so that they tell their commit.',
      'warning',
    ),
    judge(isNew, `Node ${process.versions.node}`, `Use Node ${leastNode}, as the images do.`),
  ];
}

async function checkMail(open: (() => Promise<{ close: () => void }>) | undefined): Promise<Found> {
  if (!open) {
    const wayOut = 'Set SMTP_URL and MAIL_FROM: without them mails wait.';
    return [{ state: 'warning', found: 'no mail server is set', wayOut }];
  }
  try {
    (await open()).close();
    return [ok('the mail server answers and signs us in')];
  } catch (error) {
    const found = `the mail server: ${error instanceof Error ? error.message : String(error)}`;
    return [{ state: 'failed', found, wayOut: 'Check SMTP_URL, and that port from this machine.' }];
  }
}

/** @param days until the certificate ends */
export function judgeCertificate(days: number, problem: string | undefined): Found {
  const found =
    problem === undefined ? `its certificate ends in ${Math.floor(days)} days` : problem;
  return [
    judge(
      problem === undefined && days >= certificateDaysMin,
      found,
      'Renew it: read the log of what renews it, at the edge (docs/operations/settings.md).',
    ),
  ];
}

async function checkCertificate(origin: URL): Promise<Found> {
  if (origin.protocol === 'http:') {
    const wayOut = 'Visitors need https, unless this is a trial (docs/operations/settings.md).';
    return [judge(origin.hostname === 'localhost', `${origin.origin} is http`, wayOut, 'warning')];
  }
  const port = Number(origin.port || 443);
  // Verified below, so that the fault can be named.
  const socket = connect({
    host: origin.hostname,
    port,
    servername: origin.hostname,
    rejectUnauthorized: false,
    timeout: timeoutMs,
  });
  socket.once('timeout', () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'secureConnect');
    const { valid_to: end } = socket.getPeerCertificate();
    const days = (Date.parse(end) - Date.now()) / 86_400_000;
    const problem = socket.authorized ? undefined : `its certificate: ${socket.authorizationError}`;
    return judgeCertificate(days, problem);
  } finally {
    socket.destroy();
  }
}

async function checkAnswer(origin: URL): Promise<Found> {
  const url = new URL('/api/health/ready', origin);
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  await answer.body?.cancel();
  return [
    judge(
      answer.ok,
      `${url.href} answers ${answer.status}`,
      'Ask /api/health/ready of each api, which names what is down (docs/operations/runbooks/app-down.md).',
    ),
  ];
}

/** The front page, as a visitor gets it from web. */
async function checkFrontPage(origin: URL): Promise<Found> {
  const url = new URL('/', origin);
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  await answer.body?.cancel();
  const type = answer.headers.get('content-type') ?? 'no content type';
  return [
    judge(
      answer.ok && type.startsWith('text/html'),
      `${url.href} answers ${answer.status} with ${type}`,
      'Ask /health/ready at port 9103 of each web, and read the log of the edge (docs/operations/runbooks/app-down.md).',
    ),
  ];
}

export type OutsideOptions = {
  /** Version and revision. */
  build: string;
  /** Undefined where none is set. */
  openMail: (() => Promise<{ close: () => void }>) | undefined;
  /** Address that visitors type; undefined where it is not set. */
  publicOrigin: string | undefined;
};

export function outsideChecks({ build, openMail, publicOrigin }: OutsideOptions): readonly Check[] {
  const origin = publicOrigin === undefined ? undefined : new URL(publicOrigin);
  return [
    { name: 'versions', run: async () => checkBuild(build) },
    { name: 'mail server', run: () => checkMail(openMail) },
    ...(origin
      ? [
          { name: 'front page', run: () => checkFrontPage(origin) },
          { name: 'origin', run: () => checkAnswer(origin) },
          { name: 'origin', run: () => checkCertificate(origin) },
        ]
      : []),
  ];
}
