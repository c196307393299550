/// <reference types="vite/client" />

/** The build's name, put in by the bundler. */
declare const __VERSION__: string
