/**
 * Keeps a widget up to date: the stream tells that something changed, the page is fetched anew, and
 * what differs is replaced, so that numbers and texts are formatted in one place. Where the stream fails
 * it polls; what is over has none. It uses neither cookies nor storage.
 */
export const embedScript = `(()=>{
const root=document.documentElement,{stream,status}=document.body.dataset,main=document.querySelector('main'),foot=document.querySelector('.foot');
const still=matchMedia('(prefers-reduced-motion:reduce)'),format=new Intl.NumberFormat(root.lang==='en'?'en-GB':root.lang);
let {version}=document.body.dataset,timer,busy=false,again=false,announcedAt=performance.now();
const count=(from,to,place,end)=>{
const start=performance.now(),step=now=>{
const part=Math.min(1,(now-start)/800);
if(part===1)return place.replaceChildren(...end);
place.textContent=format.format(Math.round(from+(to-from)*part*(2-part)));
requestAnimationFrame(step)};
requestAnimationFrame(step)};
const show=next=>{
if(next.body.dataset.status!==status)return location.reload();
version=next.body.dataset.version;
for(const part of next.querySelectorAll('[data-key]')){
const place=document.querySelector('[data-key="'+part.dataset.key+'"]');
if(!place||place.innerHTML===part.innerHTML)continue;
const [from,to]=[place,part].map(each=>Number(each.dataset.count));
place.dataset.count=part.dataset.count||'';
if(to>from&&from>0&&!still.matches)count(from,to,place,part.childNodes);
else place.replaceChildren(...part.childNodes)}
const now=performance.now();
if(now-announcedAt>60000){announcedAt=now;document.querySelector('[aria-live]').textContent=next.querySelector('main').dataset.summary}};
const refresh=async()=>{
if(busy||document.hidden){again=true;return}
busy=true;again=false;
try{const response=await fetch(location.href,{credentials:'omit',cache:'no-cache'});
if(response.ok)show(new DOMParser().parseFromString(await response.text(),'text/html'))}catch{}
busy=false;
if(again)refresh()};
const poll=()=>{timer??=setInterval(refresh,stream?30000:600000)};
const listen=()=>{
const source=new EventSource(stream);
source.onopen=()=>{clearInterval(timer);timer=undefined};
source.onerror=()=>{poll();if(source.readyState===2)setTimeout(listen,60000)};
source.addEventListener('figures',({lastEventId})=>{if(lastEventId!==version){version=lastEventId;setTimeout(refresh,Math.random()*500)}})};
if(stream&&window.EventSource)listen();else poll();
document.addEventListener('visibilitychange',()=>{if(again&&!document.hidden)refresh()});
const tell=()=>{if(parent!==window)parent.postMessage({kgaHeight:Math.ceil(foot.getBoundingClientRect().bottom+scrollY)+17},'*')};
new ResizeObserver(tell).observe(main);
addEventListener('message',({source,data})=>{if(source===parent&&data==='kga')tell()});
})()`;
