/** The child of `parent` that `node` has come to lie in; null when it is gone. */
const placeIn = (parent: Node, node: Node): ChildNode | null => {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place as ChildNode | null;
};

/**
 * Browsers' translators put an element of their own in the place of each text, and React still asks for the text: an error
 * that takes the page away. Elements have to be where React left them: one that is not is a defect, and stays an error.
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
