declare module '*?letters=spanish' {
  const url: string;
  export default url;
}
declare module '*?letters=spanish&wght=600' {
  const url: string;
  export default url;
}
declare module '*&later' {
  const url: string;
  export default url;
}
declare module '*.css' {
  const url: string;
  export default url;
}
