/**
 * Inline script of prerendered pages. It runs the shop after the page has been painted and loaded (or at the first touch, and
 * at once on a page that waits for it). On a fast line all has come before the first paint, which the scripts would put off.
 * All scripts of the first view are fetched from the first paint on, side by side and behind what else the page is made of:
 * those of its remote (`data-first`) too, each of which would else be asked for by the one before it.
 *
 * What is pressed and typed before the shop can answer is kept in order, shows at once that it was pressed (`aria-busy`,
 * which the page-wide styles draw), and is done in order as soon as its part of the page is alive (early-actions.ts).
 * - Pressed twice, a control is pressed once, unless it stands in `[data-each]`, where each press counts.
 * - A link opens at once, unless something pressed before it waits: it would be lost with the page.
 * - One action is done a task, so that React has drawn what the one before it changed.
 *
 * Its text never changes between pages, so one hash in the Content-Security-Policy allows it.
 */
export const EARLY_SCRIPT = `(function(d,w){
var me=d.currentScript,ahead=me.dataset.main.split(' ').concat(me.dataset.first.split(' ')),log=[],parts=[].slice.call(d.querySelectorAll('#root,#root>header,#root>main')),loads=0,off=0,timer;
function get(){ahead.splice(0).forEach(function(src){var l=d.createElement('link');
l.rel='preload';l.as='script';l.fetchPriority='low';l.href=src;d.head.append(l)})}
function load(){get();if(loads++)return;me.dataset.main.split(' ').forEach(function(src){
var s=d.createElement('script');s.src=src;d.head.append(s)})}
function waits(t){return log.some(function(x){return x.length<2&&(!t||x[0]==t)})}
function press(e){if(off)return;var t=e.target.closest('a,button,label,[type=checkbox],[type=radio]');
if(!t||t.href&&(!waits()||t.target||e.ctrlKey||e.metaKey||e.shiftKey))return;
e.preventDefault();e.stopPropagation();
if(t.closest('[data-each]')||!waits(t))log.push([t]);
t.setAttribute('aria-busy','true');load();next()}
function type(e){var t=e.target,last=log[log.length-1];if(off||!('value' in t))return;
if(last&&last[0]==t&&last[1]!=null)last[1]=t.value;else log.push([t,t.value])}
function write(t,value){Object.getOwnPropertyDescriptor(Object.getPrototypeOf(t),'value').set.call(t,value);
['input','change'].forEach(function(n){t.dispatchEvent(new Event(n,{bubbles:true}))})}
function act(t,x){if(x.length<2){waits(t)||t.removeAttribute('aria-busy');t.click()}else write(t,x[1])}
function soon(){clearTimeout(timer);timer=setTimeout(next)}
function next(){var x=log[0];if(!x)return parts.length||stop();
if(x[0].isConnected&&parts.some(function(p){return p.contains(x[0])}))return;
log.shift();off=1;if(x[0].isConnected)act(x[0],x);off=0;soon()}
function stop(){delete w.early;w.removeEventListener('click',press,true);w.removeEventListener('input',type,true)}
w.early={alive:function(name){parts=parts.filter(function(p){return p.id!='root'&&p.localName!=name});soon()}};
w.addEventListener('click',press,true);w.addEventListener('input',type,true);
['pointerdown','touchstart','keydown','focusin'].forEach(function(n){
w.addEventListener(n,load,{once:true,passive:true,capture:true})});
function idle(){w.requestIdleCallback?w.requestIdleCallback(load):setTimeout(load,200)}
function painted(f){new PerformanceObserver(f).observe({type:'paint',buffered:true})}
if('now' in me.dataset)load();else{painted(get);
w.addEventListener('load',function(){setTimeout(load,1500);painted(idle)})}})(document,window)`;
