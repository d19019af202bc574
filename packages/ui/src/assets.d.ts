declare module '*&wght=400:750' {
  const url: string;
  export default url;
}
declare module '*&wght=600' {
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
