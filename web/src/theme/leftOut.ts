import type { Plugin } from 'vite'

interface LeftOut {
  /** What is imported, and which file of a library does so. */
  readonly source: string
  readonly by: RegExp
  readonly instead: string
}

const parts: readonly LeftOut[] = [
  // Buttons of the theme have no ripple (`components.ts`), so nothing draws one.
  {
    source: './TouchRipple.mjs',
    by: /@mui\/material\/ButtonBase\/ButtonBase\.mjs$/,
    instead: 'export default () => null',
  },
  // Emotion copies statics of components that its `withTheme` wraps, and nothing here is wrapped by it.
  { source: 'hoist-non-react-statics', by: /@emotion\/react\//, instead: 'export default (to) => to' },
]

const prefix = '\0palisade-left-out:'

/** Leaves out of the build what libraries bring along and the app never runs. */
export const leftOut = (): Plugin => ({
  name: 'palisade-left-out',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer = '') => {
    const index = parts.findIndex((part) => part.source === source && part.by.test(importer))
    return index === -1 ? undefined : `${prefix}${index}`
  },
  load: (id) => (id.startsWith(prefix) ? parts[Number(id.slice(prefix.length))]?.instead : undefined),
})
