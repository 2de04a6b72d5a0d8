import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { knownProcess, sendSignal } from './processes.ts';
import type { Run } from './run-record.ts';

export interface ChildSpec {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Services end after everything that uses them. */
  readonly stage: 'service' | 'app';
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** The end of a line that says that it serves; without one it counts as serving at once. */
  readonly readyWhen?: string;
  /** SIGTERM to the process and all that it started, unless it ends its own in its own manner. */
  readonly endsWith?: { readonly signal: 'SIGTERM' | 'SIGINT'; readonly group: boolean };
  /** Whether its lines are shown as they come. They are shown in any case when it crashes. */
  readonly quiet?: boolean;
}

export interface ChildrenOptions {
  readonly run: Pick<Run, 'add' | 'remove'>;
  readonly say: (line: string) => void;
  /** Milliseconds before the first restart; doubled for each that follows. */
  readonly firstPause?: number;
  /** Milliseconds between the gentle signal and SIGKILL; `stopGrace` unless given. */
  readonly grace?: number;
}

interface Running {
  readonly spec: ChildSpec;
  process: ChildProcess | undefined;
  crashes: number;
  lastLines: string[];
  restart: NodeJS.Timeout | undefined;
}

/** Milliseconds between the gentle signal and SIGKILL. */
export const stopGrace = 10_000;
const crashesBeforeReady = 3;
const longestPause = 30_000;
const steadyAfter = 60_000;
const keptLines = 40;

/** Owns the processes of one run: names their lines, restarts what crashes, ends all of them. */
export class Children {
  readonly #options: Required<ChildrenOptions>;
  readonly #running = new Map<string, Running>();
  readonly #failed = Promise.withResolvers<never>();
  #settled = false;
  #stopping: Promise<void> | undefined;

  constructor(options: ChildrenOptions) {
    this.#options = { firstPause: 500, grace: stopGrace, ...options };
    // Whoever waits for it hears of it; where nobody does, the crash was said already.
    this.#failed.promise.catch(() => {});
  }

  /** Rejects when a child crashes again and again before `rebaseVersion`. */
  get failure(): Promise<never> {
    return this.#failed.promise;
  }

  /** From here on a crash is not the end of the start: the child is restarted for ever. */
  settle(): void {
    this.#settled = true;
  }

  /** Starts a child. Resolves when it says that it serves; rejects when it ends before. */
  async start(spec: ChildSpec): Promise<void> {
    if (this.#stopping) throw new Error(`${spec.name} is not started: all are being stopped`);
    const running: Running = {
      spec,
      process: undefined,
      crashes: 0,
      lastLines: [],
      restart: undefined,
    };
    this.#running.set(spec.name, running);
    try {
      await this.#launch(running);
    } catch (error) {
      this.#running.delete(spec.name);
      throw error;
    }
    this.#watch(running);
  }

  /** Pid of a child that runs. */
  pidOf(name: string): number | undefined {
    return this.#running.get(name)?.process?.pid;
  }

  /** Ends all: what uses services first, then the services. */
  stopAll(): Promise<void> {
    this.#stopping ??= (async () => {
      for (const stage of ['app', 'service']) {
        const those = [...this.#running.values()].filter(({ spec }) => spec.stage === stage);
        await Promise.all(those.map((running) => this.#end(running)));
      }
    })();
    return this.#stopping;
  }

  async #launch(running: Running): Promise<void> {
    const { spec } = running;
    // A session of its own keeps the terminal's Ctrl-C away, so that the order of ending is ours.
    const child = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...spec.user,
    });
    running.process = child;
    const ready = Promise.withResolvers<void>();
    const lines: string[] = [];
    running.lastLines = lines;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (!spec.quiet) this.#options.say(`${spec.name} | ${line}`);
        lines.push(line);
        if (lines.length > keptLines) lines.shift();
        if (spec.readyWhen !== undefined && line.includes(spec.readyWhen)) ready.resolve();
      });
    }
    child.once('error', (error) => ready.reject(error));
    if (child.pid !== undefined) this.#record(spec, child, child.pid);
    child.once('close', (code, signal) => {
      const why = code === null ? `signal ${signal}` : `exit code ${code}`;
      ready.reject(new Error(`${spec.name} ended before it served (${why})${lastWords(running)}`));
    });
    if (spec.readyWhen === undefined) child.once('spawn', () => ready.resolve());
    await ready.promise;
  }

  #record(spec: ChildSpec, child: ChildProcess, pid: number): void {
    this.#options.run.add({ name: spec.name, ...knownProcess(pid), ...endingOf(spec) });
    // What the leader of a group leaves behind would hold its ports against a restart.
    child.once('exit', () => {
      this.#options.run.remove(pid);
      if (endingOf(spec).group) sendSignal(-pid, 'SIGKILL');
    });
  }

  #watch(running: Running): void {
    const { spec, process: child } = running;
    const since = Date.now();
    child?.once('exit', (code, signal) => {
      if (!this.#mayRestart(running)) return;
      if (Date.now() - since > steadyAfter) running.crashes = 0;
      const why = code === null ? `signal ${signal}` : `exit code ${code}`;
      const words = lastWords(running).trimStart();
      if (words !== '') this.#options.say(words);
      this.#crashed(running, `${spec.name} stopped (${why})`);
    });
  }

  #crashed(running: Running, what: string): void {
    running.crashes += 1;
    if (!this.#settled && running.crashes >= crashesBeforeReady) {
      this.#failed.reject(new Error(`${what}; given up after ${running.crashes} times`));
      return;
    }
    const pause = Math.min(this.#options.firstPause * 2 ** (running.crashes - 1), longestPause);
    this.#options.say(`${what}; starting it again in ${pause / 1000} s`);
    running.restart = setTimeout(() => void this.#again(running), pause);
  }

  async #again(running: Running): Promise<void> {
    try {
      await this.#launch(running);
      this.#options.say(`${running.spec.name} runs again`);
      this.#watch(running);
    } catch (error) {
      if (this.#mayRestart(running)) this.#crashed(running, String(error));
    }
  }

  #mayRestart(running: Running): boolean {
    return !this.#stopping && this.#running.get(running.spec.name) === running;
  }

  async #end(running: Running): Promise<void> {
    clearTimeout(running.restart);
    const child = running.process;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const { signal, group } = endingOf(running.spec);
    const target = group ? -child.pid : child.pid;
    const ended = once(child, 'exit');
    sendSignal(target, signal);
    const force = setTimeout(() => {
      this.#options.say(`${running.spec.name} does not stop; killing it`);
      sendSignal(target, 'SIGKILL');
    }, this.#options.grace);
    await ended;
    clearTimeout(force);
  }
}

function endingOf(spec: ChildSpec): { signal: 'SIGTERM' | 'SIGINT'; group: boolean } {
  return spec.endsWith ?? { signal: 'SIGTERM', group: true };
}

/** What a quiet child said last, one line each; what others said was shown when they said it. */
function lastWords({ spec, lastLines }: Running): string {
  return spec.quiet ? lastLines.map((line) => `\n${spec.name} | ${line}`).join('') : '';
}
