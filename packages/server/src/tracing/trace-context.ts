// SPDX-License-Identifier: AGPL-3.0-or-later
import { AsyncLocalStorage } from 'node:async_hooks';

/** A place in a trace, recorded or not. */
export type TraceContext = {
  /** 32 and 16 hexadecimal digits. */
  traceId: string;
  spanId: string;
  isSampled: boolean;
};

/** What the running code is done for; nothing where traces are off. */
export const traceContext = new AsyncLocalStorage<TraceContext>();

const form = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/;

/** Reads the header `traceparent` (https://www.w3.org/TR/trace-context/); undefined if it is malformed. */
export function parseTraceparent(text: unknown): TraceContext | undefined {
  const { traceId, spanId, flags = '' } = form.exec(String(text))?.groups ?? {};
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/** The header for requests to other services; undefined where traces are off. */
export function activeTraceparent(): string | undefined {
  const context = traceContext.getStore();
  return context && formatTraceparent(context);
}

/** What a row remembers for the job that comes of it; null for what is not recorded. */
export function recordedTraceparent(): string | null {
  const context = traceContext.getStore();
  return context?.isSampled ? formatTraceparent(context) : null;
}
