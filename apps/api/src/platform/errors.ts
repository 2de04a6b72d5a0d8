import { type Problem, type ProblemCode, problems } from '@kga/contracts';
import { isEmailConflict } from '@kga/db';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

import { isDependencyError } from './dependency-error.ts';

export type AppErrorOptions = {
  /** Shown to the caller. */
  detail?: string;
  /** The fields that are not as they should be. */
  errors?: Problem['errors'];
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
};

/** The one error that answers something other than a bug; its code says status and title. */
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

/** Seconds that a caller is asked to wait where nothing better is known. */
const retryAfter = 5;

export function dependencyUnavailable(cause: unknown, detail?: string): AppError {
  return new AppError('dependency_unavailable', { cause, retryAfter, ...(detail && { detail }) });
}

export const emailTaken = (cause?: unknown): AppError =>
  new AppError('email_taken', { errors: [{ path: 'email', code: 'taken' }], cause });

/** What the framework, its parsers and its plugins throw, by code. */
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

function fieldsOf(
  validation: readonly { keyword: string; instancePath: string }[],
): NonNullable<Problem['errors']> {
  return validation.map(({ keyword, instancePath }) => ({
    path: instancePath.split('/').filter(Boolean).join('.'),
    code: keyword,
  }));
}

/** Turns whatever was thrown into the error that is answered. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('validation_failed', { errors: fieldsOf(error.validation) });
  }
  if (isEmailConflict(error)) return emailTaken(error);
  if (isDependencyError(error)) return dependencyUnavailable(error);
  if (!(error instanceof Error)) return new AppError('internal', { cause: error });
  const named = 'code' in error && typeof error.code === 'string' && frameworkCodes[error.code];
  if (named) return new AppError(named, { cause: error });
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 400 || status > 499) return new AppError('internal', { cause: error });
  return new AppError(statusCodes[status] ?? 'bad_request', { cause: error });
}

/** The body of an error answer. */
export function problemOf(error: AppError, requestId: string): Problem {
  const { status, title } = problems[error.code];
  const { detail, errors } = error.options;
  return {
    type: 'about:blank',
    title,
    status,
    code: error.code,
    ...(detail !== undefined && { detail }),
    ...(errors && { errors }),
    requestId,
  };
}

/** The headers of an error answer but its length. */
export function problemHeaders(error: AppError): Record<string, string> {
  const { headers, retryAfter: seconds } = error.options;
  return {
    ...headers,
    ...(seconds !== undefined && { 'retry-after': String(seconds) }),
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  };
}
