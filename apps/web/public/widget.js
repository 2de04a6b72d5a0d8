// SPDX-License-Identifier: AGPL-3.0-or-later
/* Optional: makes the frames of widgets as high as what they show. */
{
  const { origin } = new URL(document.currentScript.src);
  const frames = () =>
    [...document.getElementsByTagName('iframe')].filter(({ src }) =>
      src.startsWith(`${origin}/embed/`),
    );
  addEventListener('message', ({ data, source }) => {
    const height = Number(data?.kgaHeight);
    if (!(height > 0 && height < 5000)) return;
    for (const frame of frames()) if (frame.contentWindow === source) frame.height = height;
  });
  // Widgets that were there first say it again.
  for (const frame of frames()) frame.contentWindow.postMessage('kga', '*');
}
