/** The child of `parent` that contains `node`; null when `node` was removed. */
const placeIn = (parent: Node, node: Node): ChildNode | null => {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place as ChildNode | null;
};

/**
 * Browser translators wrap each text in an element, and React then fails on the moved text: an error that
 * removes the page. Only texts are tolerated: a moved element is a defect, and stays an error.
 */
export const bearTranslators = ({ prototype }: { prototype: Node } = Node): void => {
  const { insertBefore, removeChild } = prototype;
  const isTranslated = (parent: Node, node: Node | null): node is Text =>
    node?.nodeType === 3 && node.parentNode !== parent;
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    return insertBefore.call(this, node, isTranslated(this, next) ? placeIn(this, next) : next) as T;
  };
  prototype.removeChild = function <T extends Node>(this: Node, node: T) {
    if (!isTranslated(this, node)) return removeChild.call(this, node) as T;
    placeIn(this, node)?.remove();
    return node;
  };
};
