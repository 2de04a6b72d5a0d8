// SPDX-License-Identifier: AGPL-3.0-or-later
import { resolve } from 'node:path';

/** Root of the checkout. */
export const root = resolve(import.meta.dirname, '../../..');

/** Environment that child processes inherit, such as PATH with the pinned pnpm. */
export const inherited: NodeJS.ProcessEnv = process.env;
