// SPDX-License-Identifier: AGPL-3.0-or-later
/** On a message, posts the renderer's name and a test drawing as hex digits; null where blocked. */
addEventListener('message', () => {
  void answer();
});

async function answer(): Promise<void> {
  const [renderer, drawing] = [orNull(readRenderer), await draw().catch(() => null)];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has one page.
  postMessage({ renderer, drawing });
}

function orNull(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function readRenderer(): string | null {
  const gl = new OffscreenCanvas(1, 1).getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!gl) return null;
  const details = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  return typeof name === 'string' ? name : null;
}

/** A test drawing, which differs by font and graphics stack. */
async function draw(): Promise<string | null> {
  const canvas = new OffscreenCanvas(120, 24);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.textBaseline = 'top';
  context.font = '14px sans-serif';
  context.fillStyle = '#c8102e';
  context.fillRect(60, 2, 40, 18);
  context.fillStyle = 'rgb(22 24 29 / 0.7)';
  context.fillText('Keep Games Alive', 2, 4);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return Array.from(data, (value) => value.toString(16)).join(' ');
}
