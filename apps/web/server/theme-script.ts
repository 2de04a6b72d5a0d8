import { createHash } from 'node:crypto';

/** Runs before the first paint, so that a chosen theme never flashes in the other one. */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

/** The script as a source of a content security policy. */
export const themeScriptSource = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;
