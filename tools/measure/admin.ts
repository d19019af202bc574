// npm run measure:admin: how fast the back office is with 100,000 orders and customers, and with a photo from a phone.
import { measureOrders } from './orders.ts';
import { runMeasures } from './run.ts';
import { measureUpload } from './upload.ts';

await runMeasures('The back office', [measureOrders, measureUpload]);
