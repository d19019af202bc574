/** The parts of emotion that are in use; `emotion-itself` is the real package (an alias of the build). */
export { CacheProvider, createElement, css, Global, jsx, keyframes } from 'emotion-itself';
