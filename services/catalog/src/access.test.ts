import { catalogEndpoints } from '@shop/contracts/endpoints/catalog';
import { accessTests } from '@shop/service-kit/testing/access-tests';
import { withCatalog } from './testing/with-catalog.ts';

accessTests(catalogEndpoints, withCatalog);
