import type { Fingerprint } from '@kga/contracts';

const longest = 1_024;

type Reader<Value> = () => Value | null | undefined;

/** Each input is read in a task of its own, so that a slow phone goes on answering. */
const pause = () => new Promise<void>((done) => setTimeout(done));

async function text(read: Reader<string> | Reader<Promise<string>>): Promise<string | null> {
  await pause();
  try {
    const value = await read();
    return typeof value === 'string' && value !== '' ? value.slice(0, longest) : null;
  } catch {
    return null;
  }
}

/** What the browser tells of itself. Each part may be missing or refused. */
export async function readFingerprint(
  digest: (text: string) => Promise<string>,
): Promise<Fingerprint> {
  return {
    userAgent: await text(() => navigator.userAgent),
    language: await text(() => navigator.language),
    platform: await text(readPlatform),
    screen: readScreen(),
    timezone: await text(() => new Intl.DateTimeFormat().resolvedOptions().timeZone),
    renderer: await text(readRenderer),
    canvasHash: await text(async () => digest(drawCanvas())),
  };
}

function readPlatform(): string | undefined {
  const data: unknown = Reflect.get(navigator, 'userAgentData');
  const modern: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'platform') : undefined;
  if (typeof modern === 'string' && modern !== '') return modern;
  const old: unknown = Reflect.get(navigator, 'platform');
  return typeof old === 'string' ? old : undefined;
}

function readScreen(): Fingerprint['screen'] {
  try {
    const { width, height, colorDepth } = screen;
    return [width, height, colorDepth].every(Number.isFinite)
      ? { width, height, colorDepth }
      : null;
  } catch {
    return null;
  }
}

function readRenderer(): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const gl = canvas.getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!gl) return undefined;
  const details = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  // A browser keeps few contexts at a time.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' ? name : undefined;
}

/** How this system draws letters and colours, as text. */
function drawCanvas(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 120;
  canvas.height = 24;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas is refused.');
  context.textBaseline = 'top';
  context.font = '14px sans-serif';
  context.fillStyle = '#c8102e';
  context.fillRect(60, 2, 40, 18);
  context.fillStyle = 'rgb(22 24 29 / 0.7)';
  context.fillText('Keep Games Alive', 2, 4);
  return canvas.toDataURL();
}
