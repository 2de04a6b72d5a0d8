// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface NamedPort {
  readonly port: number;
  /** What listens there. */
  readonly name: string;
  /** The setting that changes it. */
  readonly key: string;
}

/** @throws Error that names each port which is in use, or which two of ours would share */
export async function refuseTakenPorts(ports: readonly NamedPort[]): Promise<void> {
  const complaints: string[] = [];
  for (const [index, { port, name, key }] of ports.entries()) {
    const same = ports.slice(0, index).find((other) => other.port === port);
    if (same) {
      complaints.push(`Port ${port} is given to both ${same.name} and ${name}. Set ${key}.`);
    } else if (!(await isFree(port))) {
      complaints.push(
        `Port ${port} (${name}) is in use by another program. Stop it or set ${key}.`,
      );
    }
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

/** Whether the port is free on every address of this machine. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['::', '0.0.0.0', '127.0.0.1']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/** Linux gives ports from 32768 on to outgoing connections, which could take one before a server listens. */
const portRange = { from: 10_000, to: 32_000 } as const;
const portsOfProcess = 100;

/**
 * First port of this process. Processes that start servers side by side have neighbouring ids, so that
 * none takes a port that another has found free and not yet listened on.
 */
const firstPort =
  portRange.from +
  (process.pid % ((portRange.to - portRange.from) / portsOfProcess)) * portsOfProcess;

let lastPort = randomInt(portsOfProcess);

function nextPort(): number {
  lastPort = (lastPort + 1) % portsOfProcess;
  return firstPort + lastPort;
}

/** A free port: `preferred` where that one is free, else the next of this process. */
export async function freePort(preferred?: number): Promise<number> {
  let port = preferred ?? nextPort();
  while (!(await isFree(port))) port = nextPort();
  return port;
}

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  const outcome = await new Promise<string>((resolve) => {
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ port, host, exclusive: true }, () => resolve('free'));
  });
  if (outcome !== 'free') return outcome === 'EADDRNOTAVAIL' || outcome === 'EAFNOSUPPORT';
  server.close();
  await once(server, 'close');
  return true;
}
