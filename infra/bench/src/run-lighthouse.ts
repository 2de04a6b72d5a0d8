import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { z } from 'zod';

import { readConfig } from './config.ts';
import { endProcess } from './start-process.ts';

/** Nothing but the page itself is to be fetched, and nothing beyond this machine. */
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

/** What of Lighthouse's result is used here. */
export type Report = z.infer<typeof report>;

/** A busy machine makes Lighthouse lose the trace now and then. */
const attempts = 3;

/** Loads a page once in a browser of its own, as Lighthouse's mobile simulation does. */
export async function runLighthouse(url: string): Promise<Report> {
  let message = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await attemptOnce(url);
    if (!found.runtimeError) return found;
    message = found.runtimeError.message;
  }
  throw new Error(`${url}: ${message}`);
}

async function attemptOnce(url: string): Promise<Report> {
  const { chromiumPath, path } = readConfig();
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags,
    handleSIGINT: false,
    logLevel: 'silent',
    envVars: { PATH: path },
  });
  const leave = () => chrome.kill();
  process.once('exit', leave);
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    return report.parse(result?.lhr);
  } finally {
    process.removeListener('exit', leave);
    await endProcess(chrome.process);
    chrome.kill();
  }
}
