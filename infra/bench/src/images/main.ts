// SPDX-License-Identifier: AGPL-3.0-or-later
// Time of drawing images to share, beside satori with resvg drawing the same cards in the same run.
// Usage: pnpm bench:images [--rounds=30]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { memberStates } from '@kga/contracts/core';
import sharp from 'sharp';

import type { CardInput } from '../../../../apps/worker/src/features/site/share-images/cards/draw.ts';
import { peakMemory } from '../shared/processes.ts';
import { option } from '../shared/run-bench.ts';
import { inTurn, median, quantile } from '../shared/statistics.ts';
import { createSatoriRenderer } from './satori.ts';

const rounds = Number(option('rounds', '30'));
/** How many times as fast the median must be; p95 in milliseconds; peak memory in MB. */
const bars = { ratio: 2.5, p95: 60, memory: 350 };

const processFile = fileURLToPath(
  new URL(
    '../../../../apps/worker/src/features/site/share-images/render-process.ts',
    import.meta.url,
  ),
);

/** A picture with the soft shapes of a cover. */
const noise = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, at) => (at * 7_919) % 251));
const picture = await sharp(noise, { raw: { width: 60, height: 40, channels: 3 } })
  .resize(1_200, 800)
  .webp()
  .toBuffer();

const scripts = {
  en: ['The Crew', 'I bought it for my son, and it was gone by Christmas'],
  'zh-CN': ['永恒边境：被关闭的世界', '买了三年的游戏，一夜之间全部消失，客服只回了一句抱歉'],
  ja: ['ファイナルファンタジー', '十年間育てたキャラクターが、ある朝突然消えてしまいました'],
  ko: ['메이플스토리 2', '십 년 동안 키운 캐릭터가 어느 날 아침 갑자기 사라졌습니다'],
} as const;

const countries = memberStates.map((code, at) => {
  const [count, threshold] = [9_000 * (at + 1), 67_680];
  return { code, count, threshold, percentage: (100 * count) / threshold };
});

type Script = keyof typeof scripts;

/** Each kind of card, with and without picture. */
function cardsOf(language: Script): Record<string, CardInput['subject']> {
  const [name, title] = scripts[language];
  const [country] = countries;
  const game = {
    kind: 'game',
    name,
    release_date: '2014-12-02',
    shutdown_date: '2024-03-31',
    availability: 'shut_down',
    language,
  } as const;
  return {
    petition: { kind: 'petition', about: null, count: 1_448_270, goal: 1_000_000, countries },
    ...(country && { country: { kind: 'country', country, countries } }),
    game: { ...game, picture: null },
    'game with cover': { ...game, picture: 'cover' },
    story: { kind: 'story', title, game_name: name, amount: '59.99', currency: 'EUR', language },
    article: { kind: 'article', title, source: 'Eurogamer', language, picture: 'cover' },
    post: { kind: 'post', title, language },
  };
}

const child = fork(processFile, [], {
  serialization: 'advanced',
  execArgv: ['--conditions=kga-source'],
});

type Input = Omit<CardInput, 'src'> & { picture?: Buffer | undefined };

/** Draws a card as the worker does, in its process. */
async function drawInProcess(input: Input): Promise<void> {
  child.send(input);
  await once(child, 'message');
}

const drawBySatori = await createSatoriRenderer();
type Side = { name: 'worker' | 'satori'; draw: (input: Input) => Promise<void> };
const sides: [Side, Side] = [
  { name: 'worker', draw: drawInProcess },
  { name: 'satori', draw: drawBySatori },
];

async function measure(input: Input): Promise<{ worker: number[]; satori: number[] }> {
  const times = { worker: new Array<number>(), satori: new Array<number>() };
  for (const { draw } of sides) await draw(input);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, draw } of inTurn(sides, round)) {
      const startedAt = performance.now();
      await draw(input);
      times[name].push(performance.now() - startedAt);
    }
  }
  return times;
}

const ms = (value: number) => value.toFixed(1).padStart(7);
const all = { worker: new Array<number>(), satori: new Array<number>() };
console.log('card, script: median and p95 in ms; satori with resvg: median and p95; ratio');
for (const language of ['en', 'zh-CN', 'ja', 'ko'] as const) {
  for (const [name, subject] of Object.entries(cardsOf(language))) {
    const hasPicture = 'picture' in subject && subject.picture !== null;
    const drawn = { size: 'wide', language, theme: 'light' } as const;
    const { worker, satori } = await measure({ subject, drawn, ...(hasPicture && { picture }) });
    all.worker.push(...worker);
    all.satori.push(...satori);
    const ratio = median(satori) / median(worker);
    console.log(
      `${`${name}, ${language}`.padEnd(24)}${ms(median(worker))}${ms(quantile(worker, 0.95))}  ${ms(median(satori))}${ms(quantile(satori, 0.95))}  ${ratio.toFixed(1)}`,
    );
  }
}
const memory = peakMemory(child.pid ?? 0);
child.kill();
const ratio = median(all.satori) / median(all.worker);
const p95 = quantile(all.worker, 0.95);
const pass = ratio >= bars.ratio && p95 <= bars.p95 && memory <= bars.memory;
console.log(
  `${pass ? 'pass' : 'FAIL'}: ${ratio.toFixed(1)} times as fast (bar ${bars.ratio}), p95 ${p95.toFixed(1)} ms (bar ${bars.p95}), peak memory of the process ${memory.toFixed(0)} MB with the fonts of all scripts (bar ${bars.memory})`,
);
process.exitCode = pass ? 0 : 1;
