declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.woff2?wght=600' {
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
