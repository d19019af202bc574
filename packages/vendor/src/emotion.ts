/** The used parts of emotion; `emotion-itself` is the real package (an alias of the build). */
export { CacheProvider, createElement, css, Global, jsx, keyframes } from 'emotion-itself';
