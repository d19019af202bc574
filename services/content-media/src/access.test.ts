import { contentMediaEndpoints } from '@shop/contracts/endpoints/content-media';
import { accessTests } from '@shop/service-kit/testing/access-tests';
import { withContentMedia } from './testing/with-content-media.ts';

accessTests(contentMediaEndpoints, withContentMedia);
