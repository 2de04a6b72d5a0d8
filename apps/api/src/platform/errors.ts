// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Problem, type ProblemCode, problems } from '@kga/contracts/core';
import { isDisplayNameConflict, isEmailConflict } from '@kga/db/accounts';
import { ObjectStorageError, isRedisRefusal } from '@kga/server';
import { MissingKeyError } from '@kga/server/crypto';
import { isBulkheadRejectedError } from 'cockatiel';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';

export type AppErrorOptions = {
  /** Shown to the caller. */
  detail?: string;
  errors?: Problem['errors'];
  /** Path of the page of what is there already. */
  existing?: string | undefined;
  /** Seconds after which the caller may retry. */
  retryAfter?: number;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
};

/** The only expected error; its code determines status and title. Everything else is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ProblemCode;
  readonly options: AppErrorOptions;

  constructor(code: ProblemCode, options: AppErrorOptions = {}) {
    super(options.detail ?? problems[code].title, { cause: options.cause });
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return problems[this.code].status;
  }
}

/** @throws AppError `not_found` without a value */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new AppError('not_found');
  return value;
}

/** Default seconds until a retry where a dependency is down. */
const retryAfter = 5;

export function dependencyUnavailable(cause: unknown, detail?: string): AppError {
  return new AppError('dependency_unavailable', { cause, retryAfter, ...(detail && { detail }) });
}

export const emailTaken = (cause?: unknown): AppError =>
  new AppError('email_taken', { errors: [{ path: 'email', code: 'taken' }], cause });

export const displayNameTaken = (cause?: unknown): AppError =>
  new AppError('display_name_taken', {
    errors: [{ path: 'displayName', code: 'nameTaken' }],
    cause,
  });

/** Codes of failed connections and name lookups, as Node names them. */
const socketCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * SQLSTATEs of a Postgres that cannot serve now: connection exceptions (08), insufficient resources
 * (53), shutting down or starting (57P), statement timeout (57014), lock timeout (55P03), missing database
 * (3D000) and invalid authorization (28).
 */
const postgresState = /^(08|53|57P|57014|55P03|3D000|28)/;

/** Messages of pg and ioredis for errors without a code. */
const dependencyMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Connection is closed|Stream isn't writeable|Command timed out|Reached the max retries|Client has encountered a connection error|Cannot use a pool after)/;

/** Whether Postgres, Redis, the bucket, the connection to them or a key failed, or too many requests wait for them. */
function isDependencyError(error: Error): boolean {
  if (isBulkheadRejectedError(error) || error instanceof MissingKeyError) return true;
  if (error instanceof ObjectStorageError) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (socketCodes.has(code)) return true;
  if (/^[0-9A-Z]{5}$/.test(code) && postgresState.test(code)) return true;
  return dependencyMessages.test(error.message) || isRedisRefusal(error);
}

/** Errors of the framework, its parsers and its plugins, by code. */
const frameworkCodes: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

const statusCodes: Readonly<Record<number, ProblemCode>> = {
  401: 'not_signed_in',
  403: 'not_allowed',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'conflict',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  417: 'expectation_failed',
  429: 'rate_limited',
  431: 'headers_too_large',
};

type FieldIssue = { keyword: string; instancePath: string; params?: unknown };

/** Rules of our own have the code that the contract gives them, others that of zod. */
const ruleParams = z.object({ params: z.object({ code: z.string() }) });

function fieldsOf(validation: readonly FieldIssue[]): NonNullable<Problem['errors']> {
  return validation.map(({ keyword, instancePath, params }) => ({
    path: instancePath.split('/').filter(Boolean).join('.'),
    code: ruleParams.safeParse(params).data?.params.code ?? keyword,
  }));
}

/** Maps anything thrown to the error that is sent. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('validation_failed', { errors: fieldsOf(error.validation) });
  }
  if (isEmailConflict(error)) return emailTaken(error);
  if (isDisplayNameConflict(error)) return displayNameTaken(error);
  if (!(error instanceof Error)) return new AppError('internal', { cause: error });
  if (isDependencyError(error)) return dependencyUnavailable(error);
  const named = 'code' in error && typeof error.code === 'string' && frameworkCodes[error.code];
  if (named) return new AppError(named, { cause: error });
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 400 || status > 499) return new AppError('internal', { cause: error });
  return new AppError(statusCodes[status] ?? 'bad_request', { cause: error });
}

export function problemOf(error: AppError, requestId: string): Problem {
  const { status, title } = problems[error.code];
  const { detail, errors, existing } = error.options;
  return {
    type: 'about:blank',
    title,
    status,
    code: error.code,
    ...(detail !== undefined && { detail }),
    ...(errors && { errors }),
    ...(existing !== undefined && { existing }),
    requestId,
  };
}

/** The headers of an error response, without its length. */
export function problemHeaders(error: AppError): Record<string, string> {
  const { headers, retryAfter: seconds } = error.options;
  return {
    ...headers,
    ...(seconds !== undefined && { 'retry-after': String(seconds) }),
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  };
}
