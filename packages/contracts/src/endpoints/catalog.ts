import { customElixirForget, internalCustomElixir } from '../custom-elixir.ts';
import {
  elixir,
  elixirConflict,
  elixirCreate,
  elixirList,
  elixirListQuery,
  elixirUpdate,
  internalElixirList,
} from '../elixir.ts';
import { importQuery, importReport } from '../elixir-import.ts';
import { flower, flowerConflict, flowerCreate, flowerList, flowerUpdate } from '../flower.ts';
import { imageUse, imageUseQuery } from '../image.ts';
import { lot, lotConflict, lotCreate, lotList, lotUpdate, publicLot } from '../lot.ts';
import { blendList, featuredBlends, menuPage, menuQuery, namedBlend, suggestedQuery } from '../menu.ts';
import { MENU_PARAMETERS } from '../menu-pages.ts';
import { lowStockList, lowStockTold, stockMissing, stockReturn, stockSale, stockTake } from '../stock.ts';
import { manifest } from './endpoint.ts';

const purges = 'catalog';

export const catalogEndpoints = manifest({
  'GET /api/elixirs/predesigned/all': { who: 'everyone', cache: 'catalog', response: blendList },
  'GET /api/elixirs/predesigned': {
    who: 'everyone',
    cache: 'catalog',
    parameters: MENU_PARAMETERS,
    query: menuQuery,
    response: menuPage,
  },
  'GET /api/elixirs/predesigned/featured': { who: 'everyone', cache: 'catalog', response: featuredBlends },
  'GET /api/elixirs/predesigned/named/{slug}': { who: 'everyone', staleBy: 'catalog', response: namedBlend },
  'GET /api/elixirs/predesigned/suggested': {
    who: 'everyone',
    query: suggestedQuery,
    response: blendList,
  },
  'GET /api/elixirs': { who: 'admin', query: elixirListQuery, response: elixirList },
  'GET /api/elixirs/image-use': { who: 'admin', query: imageUseQuery, response: imageUse },
  'GET /api/elixirs/catalogo.csv': { who: 'admin' },
  'POST /api/elixirs/import/check': { who: 'admin', response: importReport },
  'POST /api/elixirs/import': { who: 'admin', purges, query: importQuery, response: importReport },
  'GET /api/elixirs/{id}': { who: 'everyone', response: elixir },
  'POST /api/elixirs': { who: 'admin', purges, request: elixirCreate, response: elixir },
  'PATCH /api/elixirs/{id}': {
    who: 'admin',
    purges,
    request: elixirUpdate,
    response: elixir,
    conflict: elixirConflict,
  },
  'DELETE /api/elixirs/{id}': { who: 'admin', purges, response: elixir },
  'GET /api/flowers': { who: 'everyone', cache: 'catalog', response: flowerList },
  'POST /api/flowers': { who: 'admin', purges, request: flowerCreate, response: flower },
  'PATCH /api/flowers/{id}': {
    who: 'admin',
    purges,
    request: flowerUpdate,
    response: flower,
    conflict: flowerConflict,
  },
  'DELETE /api/flowers/{id}': { who: 'admin', purges, response: flower },
  'GET /api/lots': { who: 'admin', response: lotList },
  'GET /api/lots/{code}': { who: 'everyone', staleBy: 'catalog', response: publicLot },
  'POST /api/lots': { who: 'admin', purges, request: lotCreate, response: lot },
  'PATCH /api/lots/{id}': {
    who: 'admin',
    purges,
    request: lotUpdate,
    response: lot,
    conflict: lotConflict,
  },
  'GET /internal/lots': { who: 'service', response: lotList },
  'GET /internal/elixirs': { who: 'service', response: internalElixirList },
  'POST /internal/custom-elixirs': { who: 'service', request: internalCustomElixir, response: elixir },
  'POST /internal/stock/take': { who: 'service', request: stockTake, response: stockMissing },
  'POST /internal/stock/sell': { who: 'service', request: stockSale, response: stockMissing },
  'POST /internal/stock/give-back': { who: 'service', request: stockReturn },
  'GET /internal/stock/low': { who: 'service', response: lowStockList },
  'POST /internal/stock/low/told': { who: 'service', request: lowStockTold },
  'POST /internal/custom-elixirs/{id}/keep': { who: 'service' },
  'POST /internal/custom-elixirs/forget': { who: 'service', request: customElixirForget },
});
