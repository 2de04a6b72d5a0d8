import { type FeedHostCommand, type FeedHostOptions, buildFeedHost } from './app.ts';

/** The stand-in host of feeds on a loopback port of its own. */
export type FeedHost = {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Has feeds fail or recover, or puts an item into one. */
  control(command: FeedHostCommand): Promise<void>;
  close(): Promise<void>;
};

/** Starts a host for tests. */
export async function startFeedHost(options: FeedHostOptions = {}): Promise<FeedHost> {
  const app = buildFeedHost(options);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    async control(command) {
      const answer = await app.inject({ method: 'POST', url: '/control', payload: command });
      if (answer.statusCode !== 200) throw new Error(`The feed host refused: ${answer.body}`);
    },
    close: () => app.close(),
  };
}
