import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { apiDocument } from './src/apiDocument/plugin.ts'
import { firstPaint } from './src/firstPaint/plugin.ts'
import { firstTextsOnly } from './src/i18n/firstSections.ts'
import { wholeLocales } from './src/i18n/localeFiles.ts'
import { kit } from './src/kit/plugin.ts'
import { offline } from './src/offline/plugin.ts'
import { oldBrowsers } from './src/oldBrowsers/plugin.ts'
import { leftOut } from './src/theme/leftOut.ts'

/** Where `vite` sends API calls while developing the screens alone; the local platform serves both on one port. */
const gateway = process.env.PALISADE_GATEWAY ?? 'http://127.0.0.1:3000'

/** The build's name: in error details, and in the address of translations, so that a new build reads new texts. */
const version = process.env.PALISADE_VERSION ?? new Date().toISOString()

/** Modules that the first screen loads: whatever these import, and what that imports in turn. */
const firstScreenRoots = ['web/src/main.tsx', 'web/src/features/auth/pages/LoginPage.tsx']
let firstScreenModules: ReadonlySet<string> | undefined

const closureOf = (roots: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const seen = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/** The first screen is one file: forty small ones compress worse and arrive later. */
const firstScreen = (id: string, context: Rolldown.ChunkingContext): string | null => {
  firstScreenModules ??= closureOf(
    firstScreenRoots.map((root) => resolve(import.meta.dirname, '..', root)),
    context,
  )
  return firstScreenModules.has(id) ? 'first-screen' : null
}

/** What the login runs before the app is wanted is a file of its own, lest it bring the app along. */
const beforeTheApp = (id: string): string | null =>
  /layout\/consent\.ts$|api\/storageKeys\.ts$|preload-helper/.test(id) ? 'before-the-app' : null

export default defineConfig({
  root: import.meta.dirname,
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [
    react(),
    oldBrowsers(),
    firstPaint(),
    firstTextsOnly(),
    leftOut(),
    wholeLocales(),
    apiDocument(),
    kit(),
    offline(version),
  ],
  server: {
    host: '127.0.0.1',
    port: 5173,
    allowedHosts: ['.localhost'],
    proxy: { '/api': { target: gateway, changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: beforeTheApp, priority: 1 }, { name: firstScreen }] } },
    },
  },
})
