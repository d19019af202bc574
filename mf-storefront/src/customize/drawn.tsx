/** A drawing of @shop/bottle, whose SVG contains only the code's numbers and escaped words. */
export const Drawn = ({ svg }: { svg: string }) => <g dangerouslySetInnerHTML={{ __html: svg }} />;
