// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * Keeps a widget up to date. The stream brings the number, which is shown at once; the page is fetched
 * for the rest, so that texts are formatted in one place, at most every 10 s and spread over 5 s, because
 * all widgets hear of a change at the same time. A page that is older than the stream (from a CDN or
 * another copy) is fetched again, later each time. Where the stream fails it polls; what is over has no
 * stream; hidden tabs close theirs. It uses neither cookies nor storage.
 */
export const embedScript = `(()=>{
const {lang}=document.documentElement,{body}=document,main=document.querySelector('main'),word=document.querySelector('[aria-live]');
const still=matchMedia('(prefers-reduced-motion:reduce)'),format=new Intl.NumberFormat(lang==='en'?'en-GB':lang);
let {version,stream}=body.dataset,{summary}=main.dataset,wanted,latest,source;
let timer,due=Infinity,fetchedAt=-Infinity,failures=0,refusals=0,turn=0,missed=false,waiting,hiding,saying,saidAt=performance.now();
const isLive=()=>source?.readyState===1;
const partsOf=node=>[...node.querySelectorAll('[data-key]')],keysOf=parts=>parts.map(({dataset})=>dataset.key).join();
const draw=(place,to,text)=>{
const from=Number(place.dataset.count),mine=++turn,start=performance.now();
place.dataset.count=to;
const step=now=>{
if(mine!==turn)return;
const part=still.matches||!from||to<=from?1:Math.min(1,Math.max(0,now-start)/800);
place.textContent=part===1?text:format.format(Math.round(from+(to-from)*part*(2-part)));
if(part<1)requestAnimationFrame(step)};
step(start)};
const drawLatest=()=>{
const place=main.querySelector('[data-count]'),{signatureCount:count,atLeast}=latest;
if(place?.dataset.count&&count!==null&&Number(place.dataset.count)!==count)draw(place,count,format.format(count)+(atLeast?'+':''))};
const say=next=>{
if(next===summary)return;
summary=next;
saying??=setTimeout(()=>{saying=undefined;saidAt=performance.now();word.textContent=summary},Math.max(0,saidAt+60000-performance.now()))};
const tell=()=>{if(parent!==window)parent.postMessage({kgaHeight:Math.ceil(main.lastElementChild.getBoundingClientRect().bottom+scrollY)+17},'*')};
const show=(next,page)=>{
({version,stream}=next.body.dataset);
const isOld=isLive()&&version!==wanted,parts=partsOf(page),places=partsOf(main);
if(keysOf(parts)!==keysOf(places)){turn++;main.replaceChildren(...page.childNodes);if(isOld)drawLatest()}
else parts.forEach((part,at)=>{
const place=places[at],{count}=part.dataset;
if(place.innerHTML===part.innerHTML)return;
if(count===undefined)place.replaceChildren(...part.childNodes);
else if(!isOld)draw(place,Number(count),part.textContent)});
if(!isOld)say(page.dataset.summary??page.textContent);
tell();
if(stream)listen();else stop()};
const plan=(wait,spread=wait)=>{
const now=performance.now(),at=now+wait+Math.random()*spread;
if(at>=due)return;
due=at;clearTimeout(timer);timer=setTimeout(refresh,at-now)};
const refresh=async()=>{
due=Infinity;
if(isLive()&&version===wanted)return;
if(document.hidden){missed=true;return}
fetchedAt=performance.now();
let isShown=false;
try{
const response=await fetch(location.href,{credentials:'omit',cache:'no-cache',signal:AbortSignal.timeout(9000)});
const next=new DOMParser().parseFromString(await response.text(),'text/html'),page=next.querySelector('main');
if((response.ok||response.status===404)&&page){show(next,page);isShown=true}}catch{}
if(!isShown||isLive()&&version!==wanted)plan(1000*2**Math.min(++failures,6));
else{failures=0;if(!isLive())plan(stream?20000:400000)}};
const stop=()=>{source?.close();source=undefined};
const listen=()=>{
if(!stream||source||waiting||document.hidden||!window.EventSource)return;
source=new EventSource(stream);
source.onopen=()=>{refusals=0};
source.onerror=()=>{
plan(20000);
if(source?.readyState===2){stop();waiting=setTimeout(()=>{waiting=undefined;listen()},Math.min(45000*2**refusals++,300000)*(1+Math.random()))}};
source.addEventListener('figures',({data,lastEventId})=>{
wanted=lastEventId;latest=JSON.parse(data);drawLatest();
if(wanted===version)return;
failures=0;plan(Math.max(0,fetchedAt+10000-performance.now()),5000)})};
document.addEventListener('visibilitychange',()=>{
clearTimeout(hiding);
if(document.hidden){hiding=setTimeout(stop,60000);return}
listen();
if(missed){missed=false;plan(0,500)}});
listen();
if(!source)plan(stream?20000:400000);
new ResizeObserver(tell).observe(main);
addEventListener('message',({source:from,data})=>{if(from===parent&&data==='kga')tell()});
})()`;
