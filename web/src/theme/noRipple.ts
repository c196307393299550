import type { Plugin } from 'vite'

const nothing = '\0palisade-no-ripple'

/** Buttons of the theme have no ripple (`components.ts`), so the build leaves out what would draw it. */
export const noRipple = (): Plugin => ({
  name: 'palisade-no-ripple',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer = '') =>
    source === './TouchRipple.mjs' && /@mui\/material\/ButtonBase\/ButtonBase\.mjs$/.test(importer)
      ? nothing
      : undefined,
  load: (id) => (id === nothing ? 'export default () => null' : undefined),
})
