// SPDX-License-Identifier: AGPL-3.0-or-later
import { z } from 'zod';

/** Settings with the names that OpenTelemetry gives them. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, 'Give name=value,name=value')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

export type TracingConfig = {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** Share of the traces that are recorded. */
  ratio: number;
};

/** Undefined where traces are off. */
export function readTracingConfig(
  data: z.output<z.ZodObject<typeof tracingSettings>>,
): TracingConfig | undefined {
  const endpoint = data.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const headers = (data.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return name === '' ? [] : [[name.trim(), decodeURIComponent(value.join('=').trim())] as const];
  });
  return { endpoint, headers: Object.fromEntries(headers), ratio: data.OTEL_TRACES_SAMPLER_ARG };
}
