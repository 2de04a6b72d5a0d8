import { dependencyUnavailable } from '../errors.ts';
import { withTimeout } from '../with-timeout.ts';
import { type EncodedResponse, type ResponseBody, encodeResponse } from './encoded-response.ts';

/** An answer is not asked for again during this time; later, one waits for a new one. */
const freshMs = 5_000;
/** After a failure the source is left alone for so long, and the old answer sent at once. */
const retryMs = 1_000;
/** Longest that anybody waits for a new answer where an old one is held. */
const patienceMs = 500;
/** Longest that anybody waits for the first answer. */
const firstMs = 4_000;
/** An answer that nobody asked for during so many renewals is renewed no more. */
const quietMax = 3;

const late = () => dependencyUnavailable(new Error('The database does not answer in time'));

export type SwrEntryOptions = {
  load: () => Promise<ResponseBody>;
  /** Milliseconds, never going back; injectable for tests. */
  now?: () => number;
  onRefresh?: (outcome: 'changed' | 'same' | 'failed') => void;
  onChange?: (answer: EncodedResponse) => void;
};

export type SwrEntry = {
  /** The answer: at once where a fresh one is held, else as soon as it is made. */
  get: () => EncodedResponse | Promise<EncodedResponse>;
  /** Says that the source changed: makes it anew where somebody asked lately. */
  refresh: (options?: { eager?: boolean }) => Promise<void>;
  /** Makes it anew where somebody asked lately; called regularly, it spares everybody the wait. */
  renew: () => void;
  /** Says that the source changed: who asks next waits for a new one. */
  invalidate: () => void;
};

/** Whether nothing would be sent otherwise; headers may tell of more than the text does. */
const isSame = (one: ResponseBody, other: ResponseBody): boolean =>
  one.text === other.text &&
  one.cacheControl === other.cacheControl &&
  JSON.stringify(one.headers) === JSON.stringify(other.headers);

/**
 * Keeps one answer in memory and at most one load under way, however many ask and however long it
 * hangs. A load that fails or takes long leaves the old answer in use.
 */
export function createSwrEntry({
  load,
  now = () => performance.now(),
  onRefresh,
  onChange,
}: SwrEntryOptions): SwrEntry {
  let held: EncodedResponse | undefined;
  /** Fails when nobody waits any longer, and stays until the load itself has ended. */
  let running: Promise<EncodedResponse> | undefined;
  let checkedAt = -Infinity;
  let failedAt = -Infinity;
  let changes = 0;
  let asked = false;
  let quiet = quietMax;

  async function run(): Promise<EncodedResponse> {
    const [begunAt, begunChanges] = [now(), changes];
    try {
      const content = await load();
      const same = held !== undefined && isSame(held.content, content);
      const answer = same && held ? held : await encodeResponse(content);
      held = answer;
      // A change that came meanwhile may not be in it.
      checkedAt = begunChanges === changes ? begunAt : -Infinity;
      failedAt = -Infinity;
      onRefresh?.(same ? 'same' : 'changed');
      if (!same) onChange?.(answer);
      return answer;
    } catch (error) {
      onRefresh?.('failed');
      throw error;
    }
  }

  function refresh(): Promise<EncodedResponse> {
    if (running) return running;
    const release = () => {
      running = undefined;
    };
    const loading = run();
    running = withTimeout(held ? patienceMs : firstMs, loading, late);
    running.catch(() => {
      failedAt = now();
    });
    loading.then(release, release);
    return running;
  }

  function getStale(): EncodedResponse | Promise<EncodedResponse> {
    if (!held) return refresh();
    const old = held;
    const failing = failedAt > -Infinity;
    if (failing && now() - failedAt < retryMs) return old;
    const next = refresh().catch(() => old);
    return failing ? old : next;
  }

  function expire(): void {
    changes += 1;
    checkedAt = -Infinity;
  }

  async function changed({ eager = false } = {}): Promise<void> {
    expire();
    await running?.catch(() => undefined);
    if (eager || asked || quiet < quietMax) await refresh().catch(() => undefined);
  }

  return {
    refresh: changed,
    invalidate: expire,
    get() {
      asked = true;
      return held && now() - checkedAt < freshMs ? held : getStale();
    },
    renew() {
      quiet = asked ? 0 : quiet + 1;
      asked = false;
      if (quiet < quietMax) refresh().catch(() => undefined);
    },
  };
}
