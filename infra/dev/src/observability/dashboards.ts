// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Dashboard, type Panel, lines, stat } from './grafana.ts';

const apps = 'job=~"api|web|worker"';
const quantile = (share: number, metric: string, by = '', where = '') =>
  `histogram_quantile(${share}, sum by (le${by}) (rate(${metric}_bucket${where && `{${where}}`}[5m])))`;

const processPanels = (job: string): Panel[] => [
  lines('Event loop lag, 99% of the time below', 's', {
    '{{instance}}': `nodejs_eventloop_lag_p99_seconds{job="${job}"}`,
  }),
  lines('Memory', 'bytes', { '{{instance}}': `process_resident_memory_bytes{job="${job}"}` }),
  lines('Processor, in cores', 'short', {
    '{{instance}}': `rate(process_cpu_seconds_total{job="${job}"}[5m])`,
  }),
];

const pool = (job: string): Panel =>
  lines('Connections to Postgres', 'short', {
    '{{instance}} {{pool}} {{state}}': `kga_database_pool{job="${job}"}`,
  });

const cacheHits = 'kga_cache_requests_total{outcome="hit"}';
const hitShare = `sum(rate(${cacheHits}[5m])) / sum(rate(kga_cache_requests_total[5m]))`;

/** By the name of the file. */
export const dashboards: Readonly<Record<string, Dashboard>> = {
  overview: {
    title: 'Overview',
    panels: [
      stat('Copies that answer', 'short', { '{{job}}': `sum by (job) (up{${apps}})` }),
      stat('Alerts', 'short', {
        '{{alertname}}': 'sum by (alertname) (ALERTS{alertstate="firing"})',
      }),
      stat('Age of the newest backup', 's', {
        age: 'time() - max(kga_last_backup_timestamp_seconds)',
      }),
      stat('Versions', 'short', {
        '{{job}} {{revision}}': 'sum by (job, revision) (kga_build_info)',
      }),
      lines('Responses of web', 'reqps', {
        '{{status}}': 'sum by (status) (rate(kga_web_responses_total[5m]))',
      }),
      lines('Requests to the api that fail', 'percentunit', {
        share:
          'sum(rate(http_request_duration_seconds_count{status=~"5.."}[5m])) / sum(rate(http_request_duration_seconds_count[5m]))',
      }),
      lines('Requests to the api, 95% faster than', 's', {
        all: quantile(0.95, 'http_request_duration_seconds'),
        writes: quantile(0.95, 'http_request_duration_seconds', '', 'method!="GET"'),
      }),
      lines('Oldest job', 's', { '{{queue}}': 'max by (queue) (kga_queue_oldest_seconds)' }),
      lines('Memory of Redis', 'bytes', {
        '{{server}} {{kind}}': 'max by (server, kind) (kga_redis_memory_bytes)',
      }),
      lines('What waits for people', 'short', {
        '{{kind}}': 'max by (kind) (kga_moderation_waiting)',
        'legal requests': 'max(kga_legal_waiting)',
        'held mails': 'max(kga_held_mails)',
      }),
    ],
  },
  api: {
    title: 'API',
    panels: [
      lines('Requests by route', 'reqps', {
        '{{method}} {{route}}':
          'topk(15, sum by (method, route) (rate(http_request_duration_seconds_count[5m])))',
      }),
      lines('Errors by route', 'reqps', {
        '{{status}} {{route}}':
          'sum by (status, route) (rate(http_request_duration_seconds_count{status=~"5.."}[5m]))',
      }),
      lines('Duration by route, 95% below', 's', {
        '{{route}}': `topk(15, ${quantile(0.95, 'http_request_duration_seconds', ', route')})`,
      }),
      lines('Reads behind the cache', 'ops', {
        '{{read}} {{outcome}}': 'sum by (read, outcome) (rate(kga_cache_refreshes_total[5m]))',
      }),
      lines('Cached responses that were in memory', 'percentunit', {
        all: hitShare,
        '{{route}}': `bottomk(10, sum by (route) (rate(${cacheHits}[5m])) / (sum by (route) (rate(kga_cache_requests_total[5m])) > 0))`,
      }),
      lines('Requests to web by route', 'reqps', {
        '{{route}}': 'topk(15, sum by (route) (rate(kga_web_request_duration_seconds_count[5m])))',
      }),
      lines('Duration of web by route, 95% below', 's', {
        '{{route}}': `topk(15, ${quantile(0.95, 'kga_web_request_duration_seconds', ', route')})`,
      }),
      lines('Pages of web by outcome of the cache', 'reqps', {
        '{{outcome}}': 'sum by (outcome) (rate(kga_web_pages_total[5m]))',
      }),
      lines('Rendering a page', 's', {
        '95% below': quantile(0.95, 'kga_web_render_seconds'),
        failures: 'sum(rate(kga_web_render_failures_total[5m]))',
      }),
      lines('Open event streams', 'short', {
        pages: 'sum(kga_open_streams)',
        forum: 'sum(kga_open_forum_streams)',
        widgets: 'sum(kga_open_widget_streams)',
        'through web': 'sum(kga_web_streams_open)',
      }),
      lines('Requests that were refused', 'reqps', {
        shed: 'sum(rate(kga_shed_requests_total[5m]))',
        'api not reached by web': 'sum(rate(kga_web_api_failures_total[5m]))',
      }),
      pool('api'),
      ...processPanels('api'),
    ],
  },
  worker: {
    title: 'Worker',
    panels: [
      lines('Jobs by queue', 'short', {
        '{{queue}} {{state}}': 'max by (queue, state) (kga_queue_jobs{state!="failed"})',
      }),
      lines('Oldest job', 's', { '{{queue}}': 'max by (queue) (kga_queue_oldest_seconds)' }),
      lines('Jobs done', 'ops', {
        '{{exported_job}}': 'sum by (exported_job) (rate(kga_job_duration_seconds_count[5m]))',
      }),
      lines('Failures', 'ops', {
        '{{exported_job}}': 'sum by (exported_job) (rate(kga_job_failures_total[5m]))',
      }),
      lines('Duration, 95% below', 's', {
        '{{exported_job}}': quantile(0.95, 'kga_job_duration_seconds', ', exported_job'),
      }),
      lines('Last success', 's', {
        '{{exported_job}}':
          'time() - max by (exported_job) (kga_job_last_success_timestamp_seconds)',
      }),
      lines('Outbox', 'short', {
        '{{exported_job}}': 'max by (exported_job) (kga_outbox_waiting)',
      }),
      lines('Oldest row of the outbox', 's', {
        '{{exported_job}}': 'max by (exported_job) (kga_outbox_oldest_seconds)',
      }),
      lines('Mails', 'ops', { '{{outcome}}': 'sum by (outcome) (rate(kga_mails_total[5m]))' }),
      lines('Purges of the shared cache', 'ops', {
        '{{outcome}}': 'sum by (outcome) (rate(kga_purges_total[5m]))',
      }),
      lines('Requests to the bucket', 'ops', {
        '{{job}} {{operation}} {{outcome}}':
          'sum by (job, operation, outcome) (rate(kga_object_requests_total[5m]))',
      }),
      pool('worker'),
      ...processPanels('worker'),
    ],
  },
  content: {
    title: 'Content',
    panels: [
      lines('Items that wait for moderators', 'short', {
        '{{kind}}': 'max by (kind) (kga_moderation_waiting)',
      }),
      lines('The oldest of them', 's', {
        '{{kind}}': 'max by (kind) (kga_moderation_oldest_seconds)',
      }),
      lines('Requests for legal help without an answer', 'short', {
        waiting: 'max(kga_legal_waiting)',
      }),
      lines('The oldest of them', 's', { oldest: 'max(kga_legal_oldest_seconds)' }),
      lines('Sources of news by state', 'short', { '{{state}}': 'max by (state) (kga_feeds)' }),
      lines('How late polls of sources are', 's', { lag: 'max(kga_feeds_lag_seconds)' }),
      lines('Polls of sources', 'ops', {
        '{{outcome}}': 'sum by (outcome) (rate(kga_feed_polls_total[5m]))',
      }),
      lines('Items of sources', 'ops', {
        '{{kind}}': 'sum by (kind) (rate(kga_feed_items_total[5m]))',
      }),
    ],
  },
  petition: {
    title: 'Petitions',
    panels: [
      lines('Age of the figures', 's', {
        '{{petition}}': 'max by (petition) (kga_petition_figures_age_seconds)',
      }),
      lines('Paused polls', 'short', {
        '{{petition}}': 'max by (petition) (kga_petition_breaker)',
      }),
      lines('Polls', 'ops', {
        '{{petition}} {{outcome}}':
          'sum by (petition, outcome) (rate(kga_petition_polls_total[5m]))',
      }),
      lines('Duration of polls, 95% below', 's', {
        '{{petition}}': quantile(0.95, 'kga_petition_poll_duration_seconds', ', petition'),
      }),
      lines('Signatures that count', 'short', {
        '{{petition}}': 'max by (petition) (kga_signatures{state="confirmed"})',
      }),
      lines('Signatures that wait for their mail, or for an admin', 'short', {
        '{{petition}} {{state}}': 'max by (petition, state) (kga_signatures{state!="confirmed"})',
      }),
      lines('Signatures an hour', 'short', {
        '{{petition}}': 'max by (petition) (delta(kga_signatures{state="confirmed"}[1h]))',
      }),
    ],
  },
};
