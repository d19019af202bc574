import type { FAQPage, Graph, WithContext } from 'schema-dts';

/** Structured data of the page for search engines, in schema.org's vocabulary. */
export const JsonLd = ({ data }: { data: Graph | WithContext<FAQPage> }) => (
  <script
    type="application/ld+json"
    // '<' would end the element early; \u003c is the same to JSON.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
);
