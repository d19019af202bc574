/**
 * Inline script of prerendered pages. It runs the shop's scripts once the page has been painted with the pictures of its first
 * screen (or at the first touch, and at once on a page that waits for it). Where the page itself took 200 ms to come and to be
 * read, it asks for them at once, after all else: the line would stand idle while a slow phone draws. On a quick line they come
 * in no time, and it asks for them when it runs them. All come side by side, those of the page's remote (`data-first`) too, each
 * of which would else be asked for by the one before it. Only the last of the shop's own, react-dom, is asked for when the first
 * of the others has come: they are run while it comes.
 * It is four seconds after the first paint at the latest: a picture may never come. A script that did not come is out of the
 * way of whoever asks for it again.
 * Pictures of no first screen (`afterScripts`) wait until the page answers or somebody scrolls (`data-early`).
 *
 * What is pressed and typed before the shop can answer is kept in order, shows at once that it was pressed (`aria-busy`,
 * which the page-wide styles draw), and is done in order as soon as its part of the page is alive (app-kit's early.ts).
 * - Pressed twice, a control is pressed once, unless it stands in `[data-each]`, where each press counts.
 * - A link opens at once, unless something pressed before it waits: it would be lost with the page.
 * - One action is done a task, so that React has drawn what the one before it changed.
 * - Parts that come alive after the rest (`data-late`, app-kit's latePart) hold up nothing but what was pressed in them.
 * - React takes what stands in a field when it takes the field over for known, and hears of nothing that is the same: what was
 *   typed is written over another text (`write`).
 * - React takes over first what the pointer stands on: the part that was pressed (`begin`).
 *
 * Its text never changes between pages, so one hash in the Content-Security-Policy allows it.
 */
export const EARLY_SCRIPT = `(function(d,w){
var me=d.currentScript,log=[],root=d.documentElement,files=me.dataset.main.split(' '),parts=[].slice.call(d.querySelectorAll('#root,#root>header,#root>main,#root>footer,[data-late]')),loads=0,asked=0,came=0,off=0,visit=performance.getEntriesByType('navigation')[0],timer;
function add(count){files.splice(0,count).forEach(function(src){
var s=d.createElement('script');s.src=src;s.fetchPriority='high';s.onerror=function(){s.remove()};d.head.append(s)})}
function ahead(href){var l=d.createElement('link');l.rel='preload';l.as='script';l.fetchPriority=loads?'auto':'low';l.href=href;d.head.append(l);return l}
function ask(){if(asked++)return;files.slice(0,-1).concat(me.dataset.first.split(' ')).forEach(function(src){var l=ahead(src);l.onload=l.onerror=last})}
function last(){if(came++)return;if(loads)add(1);else ahead(files[files.length-1])}
function load(){if(loads++)return;ask();add(files.length-1);if(came)add(1)}
function there(){root.removeAttribute('data-early')}
function waits(t){return log.some(function(x){return x.length<2&&(!t||x[0]==t)})}
function free(t){return off||!log.length&&!held(t).length}
function press(e){var t=e.target.closest('a,button,label,[type=checkbox],[type=radio]');
if(!t||free(t)||t.href&&(!waits()||t.target||e.ctrlKey||e.metaKey||e.shiftKey))return;
e.preventDefault();e.stopPropagation();
if(t.closest('[data-each]')||!waits(t))log.push([t]);
t.setAttribute('aria-busy','true');load();soon()}
function type(e){var t=e.target,last=log[log.length-1];if(free(t)||!('value' in t))return;
if(last&&last[0]==t&&last[1]!=null)last[1]=t.value;else log.push([t,t.value]);soon()}
function write(t,value){t.value=value?'':' ';Object.getOwnPropertyDescriptor(Object.getPrototypeOf(t),'value').set.call(t,value);
['input','change'].forEach(function(n){t.dispatchEvent(new Event(n,{bubbles:true}))})}
function act(t,x){if(x.length<2){waits(t)||t.removeAttribute('aria-busy');t.click()}else write(t,x[1])}
function soon(){clearTimeout(timer);timer=setTimeout(next)}
function held(t){return parts.filter(function(p){return p.contains(t)})}
function next(){for(var i=0;i<log.length;i++){var x=log[i],there=x[0].isConnected,by=there?held(x[0]):[];
if(!by.length){log.splice(i,1);off=1;if(there)act(x[0],x);off=0;return soon()}
if(by.some(function(p){return!p.dataset.late}))return}
log.length||parts.length||stop()}
function stop(){delete w.early;w.removeEventListener('click',press,true);w.removeEventListener('input',type,true)}
w.early={begin:function(){log[0]&&log[0][0].dispatchEvent(new MouseEvent('mouseover',{bubbles:true}))},
alive:function(name){name=='main'&&there();parts=parts.filter(function(p){return p.id!='root'&&p.localName!=name&&p.dataset.late!=name});soon()}};
w.addEventListener('click',press,true);w.addEventListener('input',type,true);
['pointerdown','touchstart','keydown','focusin'].forEach(function(n){
w.addEventListener(n,load,{once:true,passive:true,capture:true})});
root.setAttribute('data-early','');w.addEventListener('scroll',there,{once:true,passive:true,capture:true});
function decoded(i){return i.decode().catch(function(){})}
function painted(){setTimeout(load,4000);Promise.all([].map.call(d.querySelectorAll('img[fetchpriority=high]'),decoded)).then(function(){
requestAnimationFrame(function(){setTimeout(load)})})}
if(visit&&performance.now()-visit.requestStart>200)ask();
if('now' in me.dataset)load();else{new PerformanceObserver(painted).observe({type:'paint',buffered:true});
w.addEventListener('load',function(){setTimeout(load,1500)})}})(document,window)`;
