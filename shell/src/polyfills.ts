// Features that the shop's code uses and its oldest browsers lack (tools/floor/check.ts refuses all others).
import 'core-js/modules/es.array.to-reversed';
import 'core-js/modules/es.array.to-sorted';
import 'core-js/modules/es.array.to-spliced';
import 'core-js/modules/web.url.can-parse';
