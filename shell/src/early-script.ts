/**
 * Inline script of all pages. It runs the shop's scripts once the page is painted with the pictures of its first screen,
 * at the first touch, or at once on a page that needs them (`data-now`): one that is empty without them, for example.
 * If the page took 200 ms to load and parse, the scripts are requested at once, after everything else, because a slow
 * phone would leave the network idle while it paints. On a fast network they are requested when they run. All load in
 * parallel, including those of the page's remote (`data-first`), which would otherwise be requested one by one. Only
 * react-dom, the last, is requested when the first of the others has arrived, and loads while they run.
 * Four seconds after the first paint is the limit, because a picture may never arrive. A failed script is removed and
 * requested again after growing pauses, because nothing answers without it; react-dom is left to webpack (remotes.ts).
 * Pictures below the first screen (`afterScripts`) wait until the page is interactive or scrolled (`data-early`).
 *
 * Presses and typing before hydration are queued, marked at once as pressed (`aria-busy`, which the page-wide styles
 * draw), and replayed in order as soon as their part of the page is hydrated (app-kit's early.ts).
 * - A control that was pressed twice is pressed once, unless it is in `[data-each]`, where each press counts.
 * - A link opens at once, unless an earlier press waits, which would be lost with the page.
 * - One action is replayed per task, so that React has rendered the changes of the previous one.
 * - Parts that are hydrated later (`data-late`, app-kit's latePart) delay only what was pressed in them.
 * - React takes a field's text at hydration as known, and ignores an event with the same text: typed text is written
 *   over a different text (`write`).
 * - React first hydrates the part under the pointer: the part that was pressed (`begin`).
 *
 * Its text never changes between pages, so one hash in the Content-Security-Policy allows it.
 */
export const EARLY_SCRIPT = `(function(d,w){
var me=d.currentScript,log=[],root=d.documentElement,files=me.dataset.main.split(' '),parts=[].slice.call(d.querySelectorAll('#root,#root>header,#root>main,#root>footer,[data-late]')),loads=0,asked=0,came=0,off=0,visit=performance.getEntriesByType('navigation')[0],timer;
function add(count){files.splice(0,count).forEach(function(src){get(src,files.length*2e3)})}
function get(src,wait){var s=d.createElement('script');s.src=src;s.fetchPriority='high';
s.onerror=function(){s.remove();if(wait)setTimeout(get,wait,src,wait*2)};d.head.append(s)}
function ahead(href){var l=d.createElement('link');l.rel='preload';l.as='script';l.fetchPriority=loads?'auto':'low';l.href=href;d.head.append(l);return l}
function ask(){if(asked++)return;files.slice(0,-1).concat(me.dataset.first.match(/\\S+/g)||[]).forEach(function(src){var l=ahead(src);l.onload=l.onerror=last})}
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
