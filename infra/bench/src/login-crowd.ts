// Tries to sign in from a process of its own, whose work is then not measured as the api's.
// Argument: the api's origin. Its parent sends the people, then `begin` and `end` in turn, and is
// told each time how the attempts between the two ended.
import { type Endings, aCrowd, signInUntil } from './login-attempts.ts';

const [api = '', aSecond = '0'] = process.argv.slice(2);
let crowd: Parameters<typeof signInUntil>[1] | undefined;
let stop = new AbortController();
let running: Promise<Endings> | undefined;

async function hear(message: unknown): Promise<void> {
  if (message === 'begin' && crowd) {
    stop = new AbortController();
    running = signInUntil(api, crowd, { aSecond: Number(aSecond), signal: stop.signal });
    // Told of at the end.
    running.catch(() => {});
  } else if (message === 'end' && running) {
    stop.abort();
    process.send?.(await running);
  } else {
    crowd = { ...aCrowd.parse(message), turn: 0 };
  }
}

process.on('message', (message) => {
  hear(message).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.once('disconnect', () => process.exit(0));
