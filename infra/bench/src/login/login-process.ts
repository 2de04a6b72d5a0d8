// Usage: login-process.ts <api> <attempts per second>
// Signs in from a process of its own, so that the load generator does not slow the measured reads.
// The parent sends the crowd, then `begin` and `end` in turn; `end` answers with the outcomes.
import { type Outcomes, crowdSchema, signInUntil } from './attempts.ts';

const [api = '', perSecond = '0'] = process.argv.slice(2);
let crowd: Parameters<typeof signInUntil>[1] | undefined;
let stop = new AbortController();
let running: Promise<Outcomes> | undefined;

async function handle(message: unknown): Promise<void> {
  if (message === 'begin' && crowd) {
    stop = new AbortController();
    running = signInUntil(api, crowd, { perSecond: Number(perSecond), signal: stop.signal });
    // Reported by `end`.
    running.catch(() => {});
  } else if (message === 'end' && running) {
    stop.abort();
    process.send?.(await running);
  } else {
    crowd = { ...crowdSchema.parse(message), turn: 0 };
  }
}

process.on('message', (message) => {
  handle(message).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.once('disconnect', () => process.exit(0));
