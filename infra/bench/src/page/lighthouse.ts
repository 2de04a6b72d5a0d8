import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { z } from 'zod';

import { readConfig } from '../shared/config.ts';
import { endProcess } from '../shared/start-process.ts';

/** The browser may load only the page, and only from this machine. */
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
  details: z.unknown(),
});
const report = z.object({
  audits: z.record(z.string(), audit),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  runtimeError: z.object({ message: z.string() }).optional(),
});

/** The parts of Lighthouse's result that are used here. */
export type Report = z.infer<typeof report>;

/** On a busy machine Lighthouse sometimes loses the trace. */
const attempts = 3;

/** Loads a page in a new browser with Lighthouse's mobile simulation. */
export async function runLighthouse(url: string): Promise<Report> {
  let message = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await tryLighthouse(url);
    if (!found.runtimeError) return found;
    message = found.runtimeError.message;
  }
  throw new Error(`${url}: ${message}`);
}

async function tryLighthouse(url: string): Promise<Report> {
  const { chromiumPath, path } = readConfig();
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags,
    handleSIGINT: false,
    logLevel: 'silent',
    envVars: { PATH: path },
  });
  const kill = () => chrome.kill();
  process.once('exit', kill);
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    return report.parse(result?.lhr);
  } finally {
    process.removeListener('exit', kill);
    await endProcess(chrome.process);
    chrome.kill();
  }
}
