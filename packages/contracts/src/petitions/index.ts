// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './areas.ts';
export * from './delivery.ts';
export * from './progress.ts';
export * from './managed.ts';
export * from './petitions.ts';
export * from './readings.ts';
export * from './signatures/merkle.ts';
export * from './signatures/reasons.ts';
export * from './signatures/review.ts';
export * from './signatures/log.ts';
export * from './signatures/signatures.ts';
export * from './signatures/signer-reports.ts';
export * from './signatures/sources.ts';
export * from './signatures/subscriptions.ts';
export * from './widgets.ts';
