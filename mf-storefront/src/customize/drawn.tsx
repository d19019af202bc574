/** A drawing of @shop/bottle, which is made of our own numbers and escaped words. */
export const Drawn = ({ svg }: { svg: string }) => <g dangerouslySetInnerHTML={{ __html: svg }} />;
