// SPDX-License-Identifier: AGPL-3.0-or-later
// What the servers share beside the contracts.
export { coverage } from './coverage.ts';
export { coverageNeeded, languageSettings } from './languages-setting.ts';
export { type AccessLog, createAccessLog } from './access-log.ts';
export { type Log, createLog } from './log.ts';
export {
  registerBuild,
  registerDependencies,
  registerObjectRequests,
  registerPool,
} from './metrics.ts';
export { type RequestTimes, createRequestTimes } from './request-times.ts';
export { type RedisClient, isRedisRefusal, openRedis, openSubscriber } from './redis.ts';
export { redisUrl } from './redis-address.ts';
export {
  type KeyHolder,
  createKeyAnnouncements,
  forgottenAfter,
  selectKeyHolders,
} from './key-announcements.ts';
export { loadSessions, publicSessionId, sessionKey, sessionsKey } from './sessions.ts';
export { createShutdown } from './shutdown.ts';
export { type Bucket, ObjectStorageError, openBucket } from './objects/bucket.ts';
export {
  type BucketConfig,
  bucketSettings,
  checkBucketSettings,
  objectStoreSettings,
  objectUrlSettings,
  readBucketConfig,
} from './objects/settings.ts';
export { createUrlSigner, redirectMaxAge } from './objects/signed-urls.ts';
export { type RequestTracing, createRequestTracing } from './tracing/request-tracing.ts';
export { type TracingConfig, readTracingConfig, tracingSettings } from './tracing/settings.ts';
export { startTracing, traceJob, traceStatement } from './tracing/tracing.ts';
