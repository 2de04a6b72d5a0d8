// SPDX-License-Identifier: AGPL-3.0-or-later
export const apps = ['api', 'worker', 'web'] as const;

export type AlertCase = {
  /** Values by minute, as promtool writes them. */
  series: Readonly<Record<string, string>>;
  /** Labels of each alert that fires at the end, beside the severity. */
  fires: readonly Readonly<Record<string, string>>[];
  /** When it does not fire yet. */
  quiet: string;
  /** When it does; after an hour and a half unless it says otherwise. */
  at?: string;
};

const always = '1x2000';
const of = (app: (typeof apps)[number]) => `job="${app}",instance="${app}:1"`;

type Requests = { route: string; method: string; fast: number; slow: number };

/** Series of the requests of a route in a minute: those that take less than half a second, and up to 2 s. */
function requestTimes({ route, method, fast, slow }: Requests) {
  const labels = `${of('api')},route="${route}",method="${method}",status="200"`;
  const all = fast + slow;
  return {
    [`http_request_duration_seconds_bucket{${labels},le="0.5"}`]: `0+${fast}x2000`,
    [`http_request_duration_seconds_bucket{${labels},le="2"}`]: `0+${all}x2000`,
    [`http_request_duration_seconds_bucket{${labels},le="+Inf"}`]: `0+${all}x2000`,
    [`http_request_duration_seconds_count{${labels}}`]: `0+${all}x2000`,
  };
}

/** By the name of the alert, in the order of the rules. */
export const alertCases: Readonly<Record<string, AlertCase>> = {
  AppDown: {
    series: {
      [`up{${of('api')}}`]: '1x9 0x2000',
      'up{job="web",instance="web:1"}': '1x2000',
      'up{job="web",instance="web:2"}': '0x2000',
    },
    fires: [{ job: 'api' }],
    quiet: '10m',
  },
  CopyDown: {
    series: { [`up{${of('web')}}`]: always, 'up{job="web",instance="web:2"}': '0x2000' },
    fires: [{ job: 'web', instance: 'web:2' }],
    quiet: '4m',
  },
  ApiErrors: {
    series: {
      [`http_request_duration_seconds_count{${of('api')},route="/api/stories",status="200"}`]:
        '0+900x2000',
      [`http_request_duration_seconds_count{${of('api')},route="/api/stories",status="503"}`]:
        '0x30 0+100x2000',
    },
    fires: [{}],
    quiet: '30m',
  },
  WebErrors: {
    series: {
      [`kga_web_responses_total{${of('web')},status="200"}`]: '0+900x2000',
      [`kga_web_responses_total{${of('web')},status="502"}`]: '0x30 0+100x2000',
    },
    fires: [{}],
    quiet: '30m',
  },
  RenderFailures: {
    series: { [`kga_web_render_failures_total{${of('web')},failure="timeout"}`]: '0+12x2000' },
    fires: [{ failure: 'timeout' }],
    quiet: '5m',
  },
  SlowRequests: {
    series: {
      // A burst of cached reads of the same path, slow writes, and a slow route that is hardly used.
      ...requestTimes({ route: '/api/stories', method: 'GET', fast: 60_000, slow: 0 }),
      ...requestTimes({ route: '/api/stories', method: 'POST', fast: 90, slow: 10 }),
      ...requestTimes({ route: '/api/exports', method: 'POST', fast: 0, slow: 1 }),
    },
    fires: [{ route: '/api/stories', method: 'POST' }],
    quiet: '9m',
  },
  EventLoopLag: {
    series: {
      [`nodejs_eventloop_lag_p99_seconds{${of('api')}}`]: '0.4x2000',
      [`nodejs_eventloop_lag_p99_seconds{${of('worker')}}`]: '2x2000',
    },
    fires: [{ job: 'api', instance: 'api:1' }],
    quiet: '4m',
  },
  RequestsShed: {
    series: { [`kga_shed_requests_total{${of('api')}}`]: '0x10 0+60x2000' },
    fires: [{}],
    quiet: '10m',
  },
  PoolWaits: {
    series: {
      [`kga_database_pool{${of('api')},pool="replica",state="waiting"}`]: '3x2000',
      [`kga_database_pool{${of('api')},pool="primary",state="waiting"}`]: '0x2000',
      [`kga_database_pool{${of('api')},pool="primary",state="busy"}`]: '10x2000',
      [`kga_database_pool{${of('worker')},pool="primary",state="waiting"}`]: '0x2000',
    },
    fires: [{ job: 'api', instance: 'api:1', pool: 'replica' }],
    quiet: '4m',
  },
  MemoryHigh: {
    series: {
      [`process_resident_memory_bytes{${of('worker')}}`]: '470000000x2000',
      [`process_resident_memory_bytes{${of('api')}}`]: '257000000x2000',
    },
    fires: [{ job: 'worker', instance: 'worker:1' }],
    quiet: '14m',
  },
  RedisFull: {
    series: {
      [`kga_redis_memory_bytes{${of('worker')},server="cache",kind="used"}`]: '190000000x2000',
      [`kga_redis_memory_bytes{${of('worker')},server="cache",kind="max"}`]: '2560000000x2000',
      [`kga_redis_memory_bytes{${of('worker')},server="queue",kind="used"}`]: '190000000x2000',
      [`kga_redis_memory_bytes{${of('worker')},server="queue",kind="max"}`]: '256000000x2000',
    },
    fires: [{ server: 'queue' }],
    quiet: '9m',
  },
  QueueWaits: {
    series: {
      [`kga_queue_oldest_seconds{${of('worker')},queue="outbox"}`]: '0+60x2000',
      'kga_queue_oldest_seconds{job="worker",instance="worker:2",queue="outbox"}': '0+60x2000',
      [`kga_queue_oldest_seconds{${of('worker')},queue="jobs"}`]: '2x2000',
    },
    fires: [{ queue: 'outbox' }],
    quiet: '5m',
  },
  JobsFail: {
    series: {
      [`kga_job_failures_total{${of('worker')},exported_job="feed.poll"}`]: '0+1x2000',
      [`kga_job_failures_total{${of('worker')},exported_job="mail.send"}`]: '0x100 1x1900',
    },
    fires: [{ exported_job: 'feed.poll' }],
    quiet: '5m',
  },
  RecurringJobLate: {
    series: {
      [`kga_job_last_success_timestamp_seconds{${of('worker')},exported_job="signatures.log"}`]:
        '-10000x2000',
      [`kga_job_last_success_timestamp_seconds{${of('worker')},exported_job="mail.send"}`]:
        '-90000x2000',
      [`kga_job_last_success_timestamp_seconds{${of('worker')},exported_job="legal.upkeep"}`]:
        '0+60x2000',
      // Of a worker that restarts after half an hour, and whose job has only failed since.
      [`kga_job_last_success_timestamp_seconds{${of('worker')},exported_job="accounts.upkeep"}`]:
        '0+60x29 1800x2000',
    },
    fires: [{ exported_job: 'signatures.log' }, { exported_job: 'accounts.upkeep' }],
    quiet: '10m',
    at: '220m',
  },
  MailsWait: {
    series: {
      [`kga_outbox_oldest_seconds{${of('worker')},exported_job="mail.send"}`]: '0+60x2000',
      [`kga_outbox_oldest_seconds{${of('worker')},exported_job="legal.file"}`]: '5000x2000',
    },
    fires: [{}],
    quiet: '19m',
  },
  MailsNotSent: {
    series: {
      [`kga_mails_total{${of('worker')},outcome="failed"}`]: '0+1x2000',
      [`kga_mails_total{${of('worker')},outcome="sent"}`]: '0+50x2000',
    },
    fires: [{ outcome: 'failed' }],
    quiet: '4m',
  },
  MailsHeld: {
    series: { [`kga_held_mails{${of('worker')}}`]: '7x2000' },
    fires: [{}],
    quiet: '59m',
  },
  PetitionFiguresOld: {
    series: {
      [`kga_petition_figures_age_seconds{${of('worker')},petition="eu"}`]: '6000+60x2000',
      [`kga_petition_figures_age_seconds{${of('worker')},petition="uk"}`]: '30x2000',
    },
    fires: [{ petition: 'eu' }],
    quiet: '20m',
  },
  FeedsLate: {
    series: { [`kga_feeds_lag_seconds{${of('worker')}}`]: '0+60x2000' },
    fires: [{}],
    quiet: '20m',
  },
  ModerationWaits: {
    series: { [`kga_moderation_oldest_seconds{${of('worker')},kind="story"}`]: '85000+60x2000' },
    fires: [{ kind: 'story' }],
    quiet: '20m',
  },
  LegalRequestsWait: {
    series: { [`kga_legal_oldest_seconds{${of('worker')}}`]: '258000+60x2000' },
    fires: [{}],
    quiet: '15m',
  },
  SignaturesHeld: {
    series: {
      [`kga_signatures{${of('worker')},petition="our",state="held"}`]: '4x2000',
      [`kga_signatures{${of('worker')},petition="our",state="confirmed"}`]: '900x2000',
    },
    fires: [{ petition: 'our' }],
    quiet: '11h',
    at: '13h',
  },
  SigningFast: {
    series: { [`kga_signature_alarms_total{${of('api')}}`]: '0x30 1x2000' },
    fires: [{}],
    quiet: '20m',
    at: '35m',
  },
  BackupOld: {
    // promtool's clock begins with 1970.
    series: { [`kga_last_backup_timestamp_seconds{${of('worker')}}`]: '-171000x2000' },
    fires: [{}],
    quiet: '20m',
  },
  ObjectStorageErrors: {
    series: {
      [`kga_object_requests_total{${of('api')},operation="get",outcome="ok"}`]: '0+600x2000',
      [`kga_object_requests_total{${of('api')},operation="get",outcome="failed"}`]: '0x10 0+6x2000',
    },
    fires: [{}],
    quiet: '15m',
  },
  PurgesFail: {
    series: { [`kga_purges_total{${of('worker')},outcome="failed"}`]: '0x10 0+6x2000' },
    fires: [{}],
    quiet: '10m',
  },
};
