/// <reference types="vite/client" />

/** The build's name, put in by the bundler; `/version.json` carries the newest one. */
declare const __VERSION__: string
