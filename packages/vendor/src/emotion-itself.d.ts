declare module 'emotion-itself' {
  export { CacheProvider, css, Global, jsx, keyframes } from '@emotion/react';
  export { jsx as createElement } from '@emotion/react';
}
