// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import sharp from 'sharp';

/** Draws a PNG of 1200 by 675 pixels that depends on the name only. */
export async function drawPicture(name: string): Promise<Buffer> {
  return sharp(Buffer.from(drawing(name)))
    .png()
    .toBuffer();
}

/** An SVG of two hills, the sun and a lighthouse, in colours derived from the name. */
function drawing(name: string): string {
  const byte = createHash('sha256').update(name).digest();
  const part = (at: number, most: number) => Math.round(((byte[at] ?? 0) / 255) * most);
  const hue = part(0, 359);
  const colour = (turn: number, light: number) => `hsl(${(hue + turn) % 360} 45% ${light}%)`;
  const hill = (at: number, top: number) =>
    `M0 675V${top + part(at, 80)}Q${200 + part(at + 1, 300)} ${top - 60 - part(at + 2, 90)} 640 ${top + part(at + 3, 70)}T1200 ${top + part(at + 4, 90)}V675Z`;
  const tower = 180 + part(11, 800);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour(0, 24)}"/><stop offset="1" stop-color="${colour(40, 68)}"/></linearGradient></defs>
<rect width="1200" height="675" fill="url(#sky)"/>
<circle cx="${150 + part(12, 900)}" cy="${110 + part(13, 120)}" r="${45 + part(14, 35)}" fill="${colour(60, 84)}"/>
<path d="${hill(1, 430)}" fill="${colour(20, 34)}"/>
<path d="M${tower} 600l14-250h44l14 250z" fill="${colour(180, 88)}"/>
<rect x="${tower + 16}" y="316" width="40" height="34" fill="${colour(60, 78)}"/>
<path d="M${tower + 8} 318l28-34 28 34z" fill="${colour(180, 30)}"/>
<path d="${hill(6, 540)}" fill="${colour(10, 20)}"/>
</svg>`;
}
