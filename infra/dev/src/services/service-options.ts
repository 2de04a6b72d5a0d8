// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';

import type { ProcessSupervisor } from '../supervisor/process-supervisor.ts';

/** How a Postgres or Redis of our own is started. */
export interface ServiceOptions {
  readonly folder: string;
  readonly supervisor: ProcessSupervisor;
  readonly env: NodeJS.ProcessEnv;
  /** False for a temporary service, whose data need not survive a crash of the machine. */
  readonly durable: boolean;
}

/** Reads a port file; undefined if it is missing. */
export function readNumber(file: string): number | undefined {
  try {
    const number = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return number > 0 ? number : undefined;
  } catch {
    return undefined;
  }
}
