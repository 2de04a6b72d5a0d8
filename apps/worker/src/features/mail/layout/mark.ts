// SPDX-License-Identifier: AGPL-3.0-or-later
/** `icon-512.png` of the web app in 64 × 64 pixels and 16 colours, as PNG in base64. */
const png = [
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABABAMAAABYR2ztAAAAMFBMVEXLDirJEC7JEC7KEC3NEC/IEC779/P+//3GBSTRFjTv',
  'wsbfdoXQMUnnm6X129vVSF6jyM+CAAAABXRSTlMBv4s8ug89psEAAAAJcEhZcwAACxIAAAsSAdLdfvwAAAJNSURBVEjHlZa/',
  'axRBFMc36h8gSIp0Aat0KtintZQ4MJso6d4Qc2A3Cyc5q4FLcscRYcUIahWT/AH5USSl4SBgJ56EYHkIaWNiEZL3Zn/N7N7O',
  '6GtumP3ce983++a9DQK0R+NshD27H6T2MIxHAWF8L3l+a53VWDypgQlWa2v0fCyuB8K7CEwxh70NgtuxCwgfBHfcwHTwmDlt',
  'xi2BREy4gbWAeex/Ad5uqzoAn7XZ8+vrr6xtUjnA5w9PDtisFBvs+PDkXFWAuS9RFA0I6OLi5U4ZWN6UAGKfgFVaNd+XgA+4',
  'C60kxBCXYrsEbOIevFYE8D0EoGkD6FZIaCTAEa3FvgngHrQOPp8nIeb/HmOUhjKBHyDOFFcJwBX/JjGeGWII4pJ+NYDWk6jY',
  'AHooSpkAR9GXBrCaecyBvUxlDjRs4MgGuhIWmAmwdyAGFiDKgCwBI0IMbA1vbODC1oBpLyVAFG1kJ2emGeLR9nVVnJ7qSujg',
  '0celox6YNdnNXGbAH0hFpPV3AfDKehcrePb9Aujgu9my6gFjit+5C/5JpppygKooL0MsUMjedl5ys5IqIqWxGtIDNaoaE20l',
  'mbPeME+yAPS/FrULvmt4Ky4OCgfxHbf5C1RYpFRcPXQBTdzv0A04q149LR2DUAAjIfN2k2vx86NMQ1X7g/5vawiZ2GoDofSE',
  'LNKtAJzcUxhV14J0ECtAuUdRis2+o4nxOSF3lLPLXf1S7j6Jna4EPPG1Ym8z944D70DxjiTvUPOPRe9gdYzm9cl/G+51nwdP',
  '9efBDZtK8FduhpgSAAAAAElFTkSuQmCC',
].join('');

/**
 * The heart drawn as a power button, on a ground of its own that suits light and dark themes. It comes with the
 * mail, because mail programs fetch no images before the reader allows it.
 */
export const markImage = {
  /** Names the part in `cid:` URLs. */
  cid: 'mark@mail',
  filename: 'mark.png',
  contentType: 'image/png',
  content: Buffer.from(png, 'base64'),
  /** Its width and height in CSS pixels; it has twice as many. */
  size: 32,
} as const;
