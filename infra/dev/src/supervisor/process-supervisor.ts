// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { knownProcess, sendSignal } from './processes.ts';
import type { Run } from './run-record.ts';

export interface ProcessSpec {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Services stop after the apps that use them. */
  readonly stage: 'service' | 'app';
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** Part of the line that announces readiness; without it the process is ready once spawned. */
  readonly readyWhen?: string;
  /** SIGTERM to the whole process group unless the program stops its own children. */
  readonly endsWith?: { readonly signal: 'SIGTERM' | 'SIGINT'; readonly group: boolean };
  /** Hides its output unless it crashes. */
  readonly quiet?: boolean;
}

export interface SupervisorOptions {
  readonly run: Pick<Run, 'add' | 'remove'>;
  readonly say: (line: string) => void;
  /** Milliseconds before the first restart; doubled for each following one. */
  readonly firstPause?: number;
  /** Milliseconds between the stop signal and SIGKILL; `stopGrace` by default. */
  readonly grace?: number;
}

interface Supervised {
  readonly spec: ProcessSpec;
  child?: ChildProcess;
  crashes: number;
  lastLines: string[];
  restart?: NodeJS.Timeout;
}

/** Milliseconds between the stop signal and SIGKILL. */
export const stopGrace = 10_000;
const crashesBeforeReady = 3;
const longestPause = 30_000;
/** A process that ran this long counts its crashes from zero. */
const steadyAfter = 60_000;
const lastLinesMax = 40;

/** Owns the processes of one run: prefixes their output, restarts crashed ones, stops all of them. */
export class ProcessSupervisor {
  readonly #options: Required<SupervisorOptions>;
  readonly #supervised = new Map<string, Supervised>();
  readonly #failed = Promise.withResolvers<never>();
  #settled = false;
  #stopping: Promise<void> | undefined;

  constructor(options: SupervisorOptions) {
    this.#options = { firstPause: 500, grace: stopGrace, ...options };
    // The crash was already printed, so a failure that is not awaited is not an unhandled rejection.
    this.#failed.promise.catch(() => {});
  }

  /** Rejects when a process crashes repeatedly before `settle`. */
  get failure(): Promise<never> {
    return this.#failed.promise;
  }

  /** Marks the start as complete: from now on crashed processes are restarted indefinitely. */
  settle(): void {
    this.#settled = true;
  }

  /** Starts a process. Resolves when it is ready; rejects when it exits first. */
  async start(spec: ProcessSpec): Promise<void> {
    if (this.#stopping) throw new Error(`${spec.name} is not started: all are being stopped`);
    const supervised: Supervised = { spec, crashes: 0, lastLines: [] };
    this.#supervised.set(spec.name, supervised);
    try {
      await this.#launch(supervised);
    } catch (error) {
      this.#supervised.delete(spec.name);
      throw error;
    }
    this.#watch(supervised);
  }

  pidOf(name: string): number | undefined {
    return this.#supervised.get(name)?.child?.pid;
  }

  /** Stops the apps, then the services. */
  stopAll(): Promise<void> {
    this.#stopping ??= this.#stopStage('app').then(() => this.#stopStage('service'));
    return this.#stopping;
  }

  async #stopStage(stage: ProcessSpec['stage']): Promise<void> {
    const some = [...this.#supervised.values()].filter(({ spec }) => spec.stage === stage);
    await Promise.all(some.map((supervised) => this.#stop(supervised)));
  }

  async #launch(supervised: Supervised): Promise<void> {
    const { spec } = supervised;
    // A session of its own shields it from the terminal's Ctrl-C, so that we choose the stop order.
    const child = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...spec.user,
    });
    supervised.child = child;
    const ready = Promise.withResolvers<void>();
    const lines: string[] = [];
    supervised.lastLines = lines;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (!spec.quiet) this.#options.say(`${spec.name} | ${line}`);
        lines.push(line);
        if (lines.length > lastLinesMax) lines.shift();
        if (spec.readyWhen !== undefined && line.includes(spec.readyWhen)) ready.resolve();
      });
    }
    child.once('error', (error) => ready.reject(error));
    if (child.pid !== undefined) this.#record(spec, child, child.pid);
    child.once('close', (code, signal) => {
      const output = hiddenOutput(supervised);
      ready.reject(
        new Error(`${spec.name} ended before it served (${exitReason(code, signal)})${output}`),
      );
    });
    if (spec.readyWhen === undefined) child.once('spawn', () => ready.resolve());
    await ready.promise;
  }

  #record(spec: ProcessSpec, child: ChildProcess, pid: number): void {
    this.#options.run.add({ name: spec.name, ...knownProcess(pid), ...endingOf(spec) });
    // Surviving members of the group would hold its ports against a restart.
    child.once('exit', () => {
      this.#options.run.remove(pid);
      if (endingOf(spec).group) sendSignal(-pid, 'SIGKILL');
    });
  }

  #watch(supervised: Supervised): void {
    const { spec, child } = supervised;
    const since = Date.now();
    child?.once('exit', (code, signal) => {
      if (!this.#mayRestart(supervised)) return;
      if (Date.now() - since > steadyAfter) supervised.crashes = 0;
      const output = hiddenOutput(supervised).trimStart();
      if (output !== '') this.#options.say(output);
      this.#scheduleRestart(supervised, `${spec.name} stopped (${exitReason(code, signal)})`);
    });
  }

  #scheduleRestart(supervised: Supervised, reason: string): void {
    supervised.crashes += 1;
    if (!this.#settled && supervised.crashes >= crashesBeforeReady) {
      this.#failed.reject(new Error(`${reason}; given up after ${supervised.crashes} times`));
      return;
    }
    const pause = Math.min(this.#options.firstPause * 2 ** (supervised.crashes - 1), longestPause);
    this.#options.say(`${reason}; starting it again in ${pause / 1000} s`);
    supervised.restart = setTimeout(() => void this.#restart(supervised), pause);
  }

  async #restart(supervised: Supervised): Promise<void> {
    try {
      await this.#launch(supervised);
      this.#options.say(`${supervised.spec.name} runs again`);
      this.#watch(supervised);
    } catch (error) {
      if (this.#mayRestart(supervised)) this.#scheduleRestart(supervised, String(error));
    }
  }

  #mayRestart(supervised: Supervised): boolean {
    return !this.#stopping && this.#supervised.get(supervised.spec.name) === supervised;
  }

  async #stop({ spec, child, restart }: Supervised): Promise<void> {
    clearTimeout(restart);
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const { signal, group } = endingOf(spec);
    const target = group ? -child.pid : child.pid;
    const exit = once(child, 'exit');
    sendSignal(target, signal);
    const force = setTimeout(() => {
      this.#options.say(`${spec.name} does not stop; killing it`);
      sendSignal(target, 'SIGKILL');
    }, this.#options.grace);
    await exit;
    clearTimeout(force);
  }
}

function endingOf(spec: ProcessSpec): { signal: 'SIGTERM' | 'SIGINT'; group: boolean } {
  return spec.endsWith ?? { signal: 'SIGTERM', group: true };
}

function exitReason(code: number | null, signal: NodeJS.Signals | null): string {
  return code === null ? `signal ${signal}` : `exit code ${code}`;
}

/** The last lines of a quiet process; those of others were already printed. */
function hiddenOutput({ spec, lastLines }: Supervised): string {
  return spec.quiet ? lastLines.map((line) => `\n${spec.name} | ${line}`).join('') : '';
}
