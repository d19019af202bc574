import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import ts from 'typescript';

/** Sources of the texts that shoppers see, including the kit, the contracts' lists, and the services' answers. */
export const PAGES_OF_SHOPPERS = [
  '{mf-storefront,mf-checkout,shell,packages/ui}/src/**/*.{ts,tsx}',
  'packages/app-kit/src/{messages,toasts,use-copy,write-days}.ts',
  'packages/contracts/src/{*,pages/storefront}.ts',
  'services/cart-orders/src/{shopping,orders,payments,consents,gift-cards,opinions}/**/*.ts',
];

/** Components that look up the owner's replacement of their words themselves. */
const SAYS = /^(?:Button|LinkButton|WorkshopLink|Text|Heading|Eyebrow|Badge|Alert|Say|ArrowLink|ResultHead)$/;
/** Words for screen readers only explain the screen, so they cannot be replaced. */
const HEARD =
  /^(?:VisuallyHidden|SaidComing|LoadingShape|SkipLink|IconButton|Removable|ToastAction|Icon|Radix\.\w+|[a-z]\w*)$/;
const SAID_PARTS = /^(?:title|text|label|hint|placeholder|confirmLabel|cancelLabel|eyebrow)$/;
/** Invisible texts: the spam trap, the skip link, and the placeholder of a loading page. */
const SILENT = /(?:honeypot|skip-link|remote-area)\.tsx$/;

export type Found = { words: string[]; unsaid: string[]; literals: string[] };

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
const hasLetters = (text: string) => /\p{L}/u.test(text);
const nameOf = (node: ts.Node) =>
  ts.isJsxElement(node) ? node.openingElement.tagName.getText() : ts.isJsxFragment(node) ? '' : undefined;

/** Whether these words are the element's only child: the kit cannot look up a part of a sentence. */
const isAlone = (node: ts.JsxText) =>
  (node.parent.children as readonly ts.Node[]).every(
    (child) => child === node || (ts.isJsxText(child) && !child.text.trim()),
  );

/**
 * @returns the `words` that elements of a file contain, those that no component looks up (`unsaid`),
 * and all its literals
 */
export function wordsIn(file: string, source: string): Found {
  const found: Found = { words: [], unsaid: [], literals: [] };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const isKit = !/^(?:mf-|shell)/.test(file) || SILENT.test(file);
  const ofElement = (node: ts.JsxText) => {
    const name = nameOf(node.parent) ?? '';
    const text = plain(node.text);
    found.literals.push(text);
    if (isKit || /^(?:VisuallyHidden|SaidComing|LoadingShape)$/.test(name)) return;
    if (SAYS.test(name) && isAlone(node)) found.words.push(text);
    else found.unsaid.push(`${file}: ${text}`);
  };
  const ofLiteral = (node: ts.StringLiteral) => {
    found.literals.push(node.text);
    if (isKit || !ts.isJsxAttribute(node.parent) || !SAID_PARTS.test(node.parent.name.getText())) return;
    if (!HEARD.test(node.parent.parent.parent.tagName.getText())) found.words.push(node.text);
  };
  /** Words that contain the provider's name, which is inserted from one place. */
  const ofTemplate = (node: ts.NoSubstitutionTemplateLiteral) => {
    found.literals.push(node.text);
    const element = node.parent.parent;
    if (!isKit && ts.isJsxElement(element) && SAYS.test(nameOf(element) ?? '')) found.words.push(node.text);
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node) && hasLetters(node.text)) ofElement(node);
    else if (ts.isNoSubstitutionTemplateLiteral(node) && hasLetters(node.text)) ofTemplate(node);
    else if (ts.isStringLiteral(node) && hasLetters(node.text)) ofLiteral(node);
    ts.forEachChild(node, visit);
  };
  const named = source.replaceAll('${PROVIDER_LABEL}', PROVIDER_LABEL);
  visit(ts.createSourceFile(file, named, ts.ScriptTarget.Latest, true, kind));
  return found;
}
