import { samples } from '../catalog-samples.ts';
import { customElixirForget, internalCustomElixir } from '../custom-elixir.ts';
import {
  elixir,
  elixirConflict,
  elixirCreate,
  elixirList,
  elixirListQuery,
  elixirUpdate,
  familyNames,
  internalElixirList,
} from '../elixir.ts';
import { elixirsChange, elixirsResult, newPrices, pricesAsked, pricesChange } from '../elixir-bulk.ts';
import { importQuery, importReport } from '../elixir-import.ts';
import { flower, flowerConflict, flowerCreate, flowerList, flowerUpdate, recipeQuery } from '../flower.ts';
import { namedFlower } from '../flower-page.ts';
import { imageUse, imageUseQuery } from '../image.ts';
import { lot, lotConflict, lotCreate, lotList, lotUpdate, publicLot } from '../lot.ts';
import {
  blendList,
  collection,
  featuredBlends,
  menuEdition,
  menuPage,
  menuPart,
  menuPartQuery,
  menuQuery,
  namedBlend,
  suggestedQuery,
} from '../menu.ts';
import { MENU_PARAMETERS } from '../menu-pages.ts';
import { toldOpinions } from '../opinion.ts';
import {
  lowStockList,
  lowStockTold,
  stockBroughtBack,
  stockMissing,
  stockReturn,
  stockSale,
  stockTake,
} from '../stock.ts';
import { EDITORS, PAGE_READERS, TEAM, manifest } from './endpoint.ts';

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
  'GET /api/elixirs/predesigned/part': { who: 'everyone', query: menuPartQuery, response: menuPart },
  'GET /api/elixirs/predesigned/edition': { who: 'everyone', cache: 'catalog', response: menuEdition },
  'GET /api/elixirs/predesigned/named/{slug}': { who: 'everyone', staleBy: 'catalog', response: namedBlend },
  'GET /api/elixirs/predesigned/collections/{slug}': {
    who: 'everyone',
    staleBy: 'catalog',
    response: collection,
  },
  'GET /api/elixirs/predesigned/suggested': {
    who: 'everyone',
    query: suggestedQuery,
    response: blendList,
  },
  'GET /api/elixirs': { ...TEAM, scope: 'products.read', query: elixirListQuery, response: elixirList },
  'GET /api/elixirs/image-use': { ...EDITORS, query: imageUseQuery, response: imageUse },
  'GET /api/elixirs/catalogo.csv': {
    ...PAGE_READERS,
    scope: 'products.read',
    audit: ['exports', 'Descargó el catálogo'],
  },
  'POST /api/elixirs/import/check': {
    ...EDITORS,
    audit: { none: 'says what an import would do, and does nothing' },
    response: importReport,
  },
  'POST /api/elixirs/import': {
    ...EDITORS,
    audit: ['products', 'Importó <el catálogo|el catálogo>'],
    purges,
    query: importQuery,
    response: importReport,
  },
  'GET /api/elixirs/families': { ...EDITORS, response: familyNames },
  'GET /api/elixirs/samples': { ...EDITORS, response: samples },
  'POST /api/elixirs/samples': {
    ...EDITORS,
    audit: ['products', 'Volvió a poner las muestras'],
    purges,
    response: samples,
  },
  'DELETE /api/elixirs/samples': {
    ...EDITORS,
    audit: ['products', 'Quitó las muestras'],
    purges,
    response: samples,
  },
  'GET /api/elixirs/{id}': { who: 'everyone', response: elixir },
  'POST /api/elixirs': {
    ...EDITORS,
    scope: 'products.write',
    audit: ['products', 'Creó <un producto>'],
    purges,
    request: elixirCreate,
    response: elixir,
  },
  'PATCH /api/elixirs': {
    ...EDITORS,
    audit: ['products', 'Cambió varios productos'],
    purges,
    request: elixirsChange,
    response: elixirsResult,
  },
  'POST /api/elixirs/prices': {
    ...EDITORS,
    audit: { none: 'says what prices would be, and does nothing' },
    request: pricesAsked,
    response: newPrices,
  },
  'PATCH /api/elixirs/prices': {
    ...EDITORS,
    audit: ['products', 'Cambió varios precios'],
    purges,
    request: pricesChange,
    response: elixirsResult,
  },
  'PATCH /api/elixirs/{id}': {
    ...EDITORS,
    scope: 'products.write',
    audit: ['products', 'Cambió <un producto>'],
    purges,
    request: elixirUpdate,
    response: elixir,
    conflict: elixirConflict,
  },
  'DELETE /api/elixirs/{id}': {
    ...EDITORS,
    audit: ['products', 'Borró <un producto>'],
    purges,
    response: elixir,
  },
  'GET /api/flowers': { who: 'everyone', cache: 'catalog', response: flowerList },
  'GET /api/flowers/recipe': { who: 'everyone', limited: 'requests', query: recipeQuery },
  'GET /api/flowers/named/{slug}': { who: 'everyone', staleBy: 'catalog', response: namedFlower },
  'POST /api/flowers': {
    ...EDITORS,
    audit: ['flowers', 'Creó <una flor>'],
    purges,
    request: flowerCreate,
    response: flower,
  },
  'PATCH /api/flowers/{id}': {
    ...EDITORS,
    audit: ['flowers', 'Cambió <una flor>'],
    purges,
    request: flowerUpdate,
    response: flower,
    conflict: flowerConflict,
  },
  'DELETE /api/flowers/{id}': {
    ...EDITORS,
    audit: ['flowers', 'Borró <una flor>'],
    purges,
    response: flower,
  },
  'GET /api/lots': { ...TEAM, scope: 'products.read', response: lotList },
  'GET /api/lots/{code}': { who: 'everyone', staleBy: 'catalog', response: publicLot },
  'POST /api/lots': {
    ...EDITORS,
    audit: ['lots', 'Creó <un lote>'],
    purges,
    request: lotCreate,
    response: lot,
  },
  'PATCH /api/lots/{id}': {
    ...EDITORS,
    audit: ['lots', 'Cambió <un lote>'],
    purges,
    request: lotUpdate,
    response: lot,
    conflict: lotConflict,
  },
  'POST /internal/opinions': { who: 'service', purges, request: toldOpinions },
  'GET /internal/lots': { who: 'service', response: lotList },
  'GET /internal/elixirs': { who: 'service', response: internalElixirList },
  'POST /internal/custom-elixirs': { who: 'service', request: internalCustomElixir, response: elixir },
  'POST /internal/stock/take': { who: 'service', request: stockTake, response: stockMissing },
  'POST /internal/stock/sell': { who: 'service', request: stockSale, response: stockMissing },
  'POST /internal/stock/give-back': { who: 'service', request: stockReturn },
  'POST /internal/stock/bring-back': { who: 'service', request: stockBroughtBack },
  'GET /internal/stock/low': { who: 'service', response: lowStockList },
  'POST /internal/stock/low/told': { who: 'service', request: lowStockTold },
  'POST /internal/custom-elixirs/{id}/keep': { who: 'service' },
  'POST /internal/custom-elixirs/forget': { who: 'service', request: customElixirForget },
});
