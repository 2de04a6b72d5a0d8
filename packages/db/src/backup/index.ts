// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './records.ts';
export { RestoreError, loadDump } from './load.ts';
export { dumpDatabase } from './dump.ts';
export { withScratchDatabase } from './scratch.ts';
