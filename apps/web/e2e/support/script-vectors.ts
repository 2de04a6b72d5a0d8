// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

const list = join(import.meta.dirname, '../../../../../shared/data/bad/blns.json');

/** Whether the list of naughty strings is available. */
export const hasNaughtyStrings = existsSync(list);

/** Hostile strings. */
export const naughtyStrings = (): string[] =>
  z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8')));

/** Attempts to run a script, load a resource or navigate away. */
export const scriptVectors = [
  '<script>window.ran = 1</script>',
  '</script><script>window.ran = 1</script>',
  '</title></head><script>window.ran = 1</script>',
  '"><img src=x onerror=window.ran=1>',
  "' autofocus onfocus=window.ran=1 x='",
  '<svg/onload=window.ran=1>',
  '<svg><animate onbegin=window.ran=1 attributeName=x dur=1s>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=window.ran=1>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<iframe src="javascript:parent.ran=1"></iframe>',
  '<object data="data:text/html,<script>parent.ran=1</script>"></object>',
  '<a href="javascript:window.ran=1">Read on</a>',
  '[Read on](javascript:window.ran=1)',
  'javascript:window.ran=1//https://elsewhere.example/',
  'https://elsewhere.example/"onmouseover="window.ran=1',
  'https://elsewhere.example/<script>window.ran=1</script>',
  'data:text/html,<script>window.ran=1</script>',
  '<img src="https://elsewhere.example/pixel.png">',
  '![A picture](https://elsewhere.example/pixel.png)',
  '<link rel=stylesheet href=https://elsewhere.example/look.css>',
  '<style>@import "https://elsewhere.example/look.css";</style>',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example/">',
  '<form action="https://elsewhere.example/"><button>Log in</button></form>',
  '<!-- <script>window.ran = 1</script>',
  ']]><script xmlns="http://www.w3.org/1999/xhtml">window.ran = 1</script>',
  '&lt;script&gt;window.ran = 1&lt;/script&gt;',
  '\u003cscript\u003ewindow.ran = 1\u003c/script\u003e',
  '\\u003cscript\\u003ewindow.ran = 1\\u003c/script\\u003e',
  '{{constructor.constructor("window.ran = 1")()}}',
  '${window.ran = 1} #{window.ran = 1} <%= window.ran = 1 %>',
  '$t(shell.login) {{title}} {{n}}',
  '\u2028window.ran = 1\u2029',
  '\u202Ewindow.ran = 1\u202C',
  '<x contenteditable onblur=window.ran=1>leave me',
] as const;
