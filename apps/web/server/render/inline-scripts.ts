// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { languages } from '@kga/contracts/core';

/** Runs before the first paint, so that a chosen theme never flashes in the other one. */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

/**
 * Notes that scripts run and that the app does: the functions are the newest that it needs and that it does
 * not fill in (see browsers/line.ts). Otherwise the page stays as browsers without script show it, and a
 * browser of any age has to understand this text. Where the app failed to load, what asks for another browser
 * goes, as does the sign of loading.
 */
export const capabilityScript = `function kgaPlain(event,failed){document.documentElement.removeAttribute('data-script');document.documentElement.removeAttribute('data-offer');
[].forEach.call(document.querySelectorAll('noscript'),function(element){element.outerHTML=failed&&element.hasAttribute('data-unsupported')?'':element.textContent});
if(failed)[].forEach.call(document.querySelectorAll('.kga-wait'),function(element){element.outerHTML=''})}
if(window.structuredClone&&Object.hasOwn&&[].findLast&&window.CSSLayerBlockRule)document.documentElement.setAttribute('data-script','');
else addEventListener('DOMContentLoaded',kgaPlain)`;

/**
 * Notes the browser's language where it is to be offered, before the first paint, so that the offer has
 * its place on top of the page and moves nothing.
 */
export const offerScript = `try{const root=document.documentElement,primary=tag=>tag.toLowerCase().split('-')[0];
if(root.dataset.script===''&&!localStorage.getItem('language-offered')&&!localStorage.getItem('preferred-language')){
const [first]=navigator.languages.flatMap(tag=>${JSON.stringify(languages)}.filter(language=>primary(language)===primary(tag)));
if(first&&first!==root.lang)root.dataset.offer=first}}catch{}`;

/**
 * Asks for the page in the language that was chosen earlier, where the server could not read the choice:
 * before the first paint, so that no other language is seen.
 */
export const languageScript = `try{const chosen=localStorage.getItem('preferred-language'),url=new URL(location.href);
if(chosen!==document.documentElement.lang&&${JSON.stringify(languages)}.includes(chosen)&&!url.searchParams.has('lang')){
url.searchParams.set('lang',chosen);location.replace(url)}}catch{}`;

/**
 * Reloads a page that lacks code, which a newer version of the site may have replaced, and returns
 * whether it does: not offline, not twice in a minute, and not where a form would lose its text.
 */
const reloadFunction = `window.kgaReloadOnce=()=>{try{const now=Date.now();
if(!navigator.onLine||now-Number(sessionStorage.getItem('kga-reloaded'))<60000)return false;
if(!dispatchEvent(new Event('beforeunload',{cancelable:true})))return false;
sessionStorage.setItem('kga-reloaded',String(now))}catch{return false}
location.reload();return true};`;

/**
 * Loads the app once the page, which is whole without it, has been painted: on a slow line the
 * scripts would otherwise take their share of it from the text, its style and its fonts. All are
 * fetched at once and run one after the other, each in a task of its own, so that a slow phone goes
 * on answering. What is pressed meanwhile is remembered for the app to make up for; a form that only
 * asks for an address works without it, and where the app did not load the server takes all forms, and the
 * page shows what it has for browsers without script.
 */
export const startScript = `if(document.documentElement.dataset.script===''){${reloadFunction}
let failed=false;
for(const type of ['click','change'])addEventListener(type,({target})=>{if(!window.kgaAwake)window.kgaEarlyTarget=target},true);
addEventListener('submit',event=>{if(!window.kgaAwake&&!failed&&event.target.method==='post')event.preventDefault()},true);
const pause=()=>new Promise(done=>setTimeout(done));
addEventListener('load',()=>requestAnimationFrame(async()=>{await pause();
const modules=JSON.parse(document.getElementById('kga-modules').textContent);
for(const href of modules)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
try{for(const source of modules){await import(source);await pause()}}
catch{failed=!kgaReloadOnce();document.getElementById('kga-broken').hidden=!failed;if(failed)kgaPlain(null,true)}}))}`;

const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The scripts as sources of a content security policy. */
export const inlineScriptSources = [
  themeScript,
  capabilityScript,
  offerScript,
  languageScript,
  startScript,
]
  .map(sourceOf)
  .join(' ');
