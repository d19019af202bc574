import { customerExportQuery } from '../../customer.ts';
import { invoiceExportQuery } from '../../invoice.ts';
import { orderExportQuery } from '../../order-list.ts';
import {
  arrivalsQuery,
  arrivalsReport,
  elixirSales,
  orderSummary,
  salesReport,
  salesReportQuery,
  shopReadiness,
} from '../../report.ts';
import { ORDER_READERS, OWNER, STAFF, manifest } from '../endpoint.ts';

export const reportsEndpoints = manifest({
  'GET /api/admin/reports/summary': { ...ORDER_READERS, response: orderSummary },
  'GET /api/admin/reports/readiness': { ...OWNER, response: shopReadiness },
  'GET /api/admin/reports/elixirs/{id}': { ...ORDER_READERS, response: elixirSales },
  'GET /api/admin/reports/orders.csv': {
    ...STAFF,
    proof: true,
    audit: ['exports', 'Descargó los pedidos'],
    query: orderExportQuery,
  },
  'GET /api/admin/reports/shipments.csv': {
    ...STAFF,
    proof: true,
    audit: ['exports', 'Descargó los envíos'],
    query: orderExportQuery,
  },
  'GET /api/admin/reports/invoices.csv': {
    ...STAFF,
    proof: true,
    audit: ['exports', 'Descargó los datos de facturas'],
    query: invoiceExportQuery,
  },
  'GET /api/admin/reports/sales': { ...ORDER_READERS, query: salesReportQuery, response: salesReport },
  'GET /api/admin/reports/sales.csv': {
    ...ORDER_READERS,
    proof: true,
    audit: ['exports', 'Descargó las ventas'],
    query: salesReportQuery,
  },
  'GET /api/admin/reports/funnel.csv': {
    ...ORDER_READERS,
    proof: true,
    audit: ['exports', 'Descargó las visitas'],
    query: salesReportQuery,
  },
  'GET /api/admin/reports/elixirs.csv': {
    ...ORDER_READERS,
    proof: true,
    audit: ['exports', 'Descargó lo vendido por producto'],
    query: salesReportQuery,
  },
  'GET /api/admin/reports/flowers.csv': {
    ...ORDER_READERS,
    proof: true,
    audit: ['exports', 'Descargó lo vendido por flor'],
    query: salesReportQuery,
  },
  'GET /api/admin/reports/arrivals': { ...ORDER_READERS, query: arrivalsQuery, response: arrivalsReport },
  'GET /api/admin/reports/arrivals.csv': {
    ...ORDER_READERS,
    proof: true,
    audit: ['exports', 'Descargó lo que llega por mes'],
    query: arrivalsQuery,
  },
  'GET /api/admin/reports/customers.csv': {
    ...OWNER,
    proof: true,
    audit: ['exports', 'Descargó los clientes'],
    query: customerExportQuery,
  },
});
