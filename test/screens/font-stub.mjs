// The address of a font file, where nothing is drawn.
export default '/assets/font.woff2';
