/** The provider's own field names and shapes: amounts are decimal pesos, dates ISO with an offset. */
export type Item = {
  id?: string;
  title: string;
  description?: string;
  picture_url?: string;
  category_id?: string;
  quantity: number;
  unit_price: number;
  currency_id: 'MXN';
};

export type BackUrls = { success?: string; failure?: string; pending?: string };
type Payer = { email?: string; name?: string; surname?: string };

export type Preference = {
  id: string;
  collector_id: number;
  client_id: string;
  site_id: 'MLM';
  date_created: string;
  items: Item[];
  payer: Payer;
  metadata: Record<string, unknown>;
  external_reference: string | null;
  back_urls: BackUrls;
  auto_return: string | null;
  notification_url: string | null;
  statement_descriptor: string | null;
  binary_mode: boolean;
  expires: boolean;
  expiration_date_from: string | null;
  expiration_date_to: string | null;
  payment_methods?: Record<string, unknown>;
  /** The end of the time to pay in cash. */
  date_of_expiration?: string | null;
  /** Only for orders: the fields of the request, and the last change of the order apart from its payments. */
  order?: { changed: string; isCancelled?: boolean; asked: Record<string, Record<string, unknown>> };
};

export type PaymentStatus =
  | 'pending'
  | 'in_process'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'refunded'
  | 'in_mediation'
  | 'charged_back';

export type Refund = {
  id: number;
  payment_id: number;
  amount: number;
  status: 'approved';
  source: { id: string; name: string; type: 'collector' };
  refund_mode: 'standard';
  adjustment_amount: 0;
  reason: null;
  date_created: string;
};

/** A payer's complaint to the provider. */
export type Claim = {
  id: number;
  type: 'mediations';
  stage: 'claim' | 'dispute';
  status: 'opened' | 'closed';
  resource: 'payment';
  resource_id: number;
  reason_id: string;
  players: {
    role: 'complainant' | 'respondent';
    type: 'buyer' | 'seller';
    user_id: number;
    available_actions?: { action: string; mandatory: boolean; due_date: string | null }[];
  }[];
  site_id: 'MLM';
  date_created: string;
  last_updated: string;
};

/** A case that a payer's bank opened. `coverage_elegible` is how the provider spells it. */
export type Chargeback = {
  id: string;
  payments: number[];
  currency: string;
  amount: number;
  reason: string;
  coverage_applied: boolean | null;
  coverage_elegible: boolean;
  documentation_required: boolean;
  documentation_status: 'pending' | 'review_pending';
  documentation: never[];
  date_documentation_deadline: string | null;
  date_created: string;
  date_last_updated: string;
  live_mode: false;
};

export type Card = {
  first_six_digits: string;
  last_four_digits: string;
  expiration_month: number;
  expiration_year: number;
  cardholder: { name: string };
};

export type Payment = {
  id: number;
  date_created: string;
  date_approved: string | null;
  date_last_updated: string;
  date_of_expiration: string | null;
  operation_type: 'regular_payment';
  payment_method_id: string;
  payment_type_id: string;
  status: PaymentStatus;
  status_detail: string;
  currency_id: string;
  description: string;
  live_mode: false;
  collector_id: number;
  payer: { id: string | null; email: string | null; first_name: string | null; last_name: string | null };
  metadata: Record<string, unknown>;
  additional_info: { items: Item[] };
  order: { id: number; type: 'mercadopago' } | { id: string; type: 'order' };
  external_reference: string | null;
  transaction_amount: number;
  transaction_amount_refunded: number;
  installments: 1;
  transaction_details: {
    total_paid_amount: number;
    external_resource_url: string | null;
    payment_method_reference_id?: string;
    barcode?: { content: string };
  };
  /** `data` is set for transfers: the account to send the money to. */
  payment_method: {
    id: string;
    type: string;
    data?: { reference_id: string; external_reference_id: string };
  };
  captured: true;
  binary_mode: boolean;
  statement_descriptor: string | null;
  card: Card | Record<string, never>;
  notification_url: string | null;
  refunds: Refund[];
  processing_mode: 'aggregator';
  merchant_account_id: null;
};
