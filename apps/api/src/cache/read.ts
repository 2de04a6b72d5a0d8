import { dependencyUnavailable } from '../errors.ts';
import { type Answer, type Content, createAnswer } from './answer.ts';
import { within } from './within.ts';

/** An answer is not asked for again during this time. */
const freshMs = 5_000;
/** Until then an older answer is sent at once while a new one is made; later, one waits for it. */
const graceMs = 30_000;
/** After a failure the source is left alone for so long. */
const retryMs = 1_000;
/** A source that hangs counts as failed after this. */
const loadMs = 4_000;

const late = () => dependencyUnavailable(new Error('The database does not answer in time'));

export type ReadOptions = {
  load: () => Promise<Content>;
  /** Milliseconds, never going back; injectable for tests. */
  now?: () => number;
  onRefresh?: (outcome: 'changed' | 'same' | 'failed') => void;
  onChange?: (answer: Answer) => void;
};

export type Read = {
  /** The answer: at once where one is held, else as soon as it is made. */
  get: () => Answer | Promise<Answer>;
  /** Says that the source changed: makes it anew where somebody asked lately. */
  changed: (options?: { eager?: boolean }) => Promise<void>;
};

/**
 * Keeps one answer in memory and at most one load under way, however many ask. A failed load
 * leaves the old answer in use.
 */
export function createRead({
  load,
  now = () => performance.now(),
  onRefresh,
  onChange,
}: ReadOptions): Read {
  let held: Answer | undefined;
  let running: Promise<Answer> | undefined;
  let checkedAt = -Infinity;
  let failedAt = -Infinity;
  let changes = 0;
  let asked = false;

  async function run(): Promise<Answer> {
    const [begunAt, begunChanges] = [now(), changes];
    asked = false;
    try {
      const content = await within(loadMs, load(), late);
      const same =
        held?.content.text === content.text && held.content.cacheControl === content.cacheControl;
      const answer = same && held ? held : await createAnswer(content);
      held = answer;
      // A change that came meanwhile may not be in it.
      checkedAt = begunChanges === changes ? begunAt : -Infinity;
      failedAt = -Infinity;
      onRefresh?.(same ? 'same' : 'changed');
      if (!same) onChange?.(answer);
      return answer;
    } catch (error) {
      failedAt = now();
      onRefresh?.('failed');
      throw error;
    }
  }

  function refresh(): Promise<Answer> {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  function getStale(age: number): Answer | Promise<Answer> {
    const failing = failedAt > -Infinity;
    if (held && failing && now() - failedAt < retryMs) return held;
    const next = refresh();
    if (!held) return next;
    const old = held;
    const settled = next.catch(() => old);
    return failing || age < graceMs ? old : settled;
  }

  async function changed({ eager = false } = {}): Promise<void> {
    changes += 1;
    const wanted = eager || asked;
    checkedAt = -Infinity;
    await running?.catch(() => undefined);
    if (wanted) await refresh().catch(() => undefined);
  }

  return {
    changed,
    get() {
      asked = true;
      const age = now() - checkedAt;
      return held && age < freshMs ? held : getStale(age);
    },
  };
}
