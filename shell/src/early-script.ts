/**
 * Inline script of prerendered pages. It loads the shop after the page has been painted (or at the first touch, and at
 * once on a page that waits for it), and keeps presses and typed text until the shop can answer them (early-actions.ts).
 * On a fast line all has come before the first paint, which the scripts would put off.
 * Its text never changes between pages, so one hash in the Content-Security-Policy allows it.
 */
export const EARLY_SCRIPT = `(function(d,w){
var me=d.currentScript,clicks=[],inputs=new Map(),loads=0;
function load(){if(loads++)return;me.dataset.main.split(' ').forEach(function(src){
var s=d.createElement('script');s.src=src;d.head.append(s)})}
function press(e){var t=e.target.closest('button,label,[type=checkbox],[type=radio]');
if(!t)return;e.preventDefault();e.stopPropagation();clicks=[t];load()}
function type(e){if('value' in e.target)inputs.set(e.target,e.target.value)}
function stop(){w.removeEventListener('click',press,true);w.removeEventListener('input',type,true)}
w.early={get clicks(){return clicks},inputs:inputs,stop:stop};
w.addEventListener('click',press,true);w.addEventListener('input',type,true);
['pointerdown','touchstart','keydown','focusin'].forEach(function(n){
w.addEventListener(n,load,{once:true,passive:true,capture:true})});
function idle(){w.requestIdleCallback?w.requestIdleCallback(load):setTimeout(load,200)}
'now' in me.dataset?load():w.addEventListener('load',function(){setTimeout(load,1500);
new PerformanceObserver(idle).observe({type:'paint',buffered:true})});
setTimeout(stop,15000)})(document,window)`;
