import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { workerPath } from './emergency.ts'

/** The modules that the incident page begins with, besides what every page does. */
const roots = [
  'layout/PublicShell.tsx',
  'layout/QueryArea.tsx',
  'features/claims/pages/BeginIncidentPage.tsx',
  'features/claims/pages/OpenedIncidentPage.tsx',
  'api/renewal.ts',
]

/** The namespaces of texts that are read there. */
const texts = ['auth', 'claims', 'common', 'records']

type Bundle = Rolldown.OutputBundle

const pathOf = (module: string): string => fileURLToPath(new URL(`../${module}`, import.meta.url))

/** What a chunk needs to run, with itself: what it imports, and their styles and type. */
const closureOf = (bundle: Bundle, begun: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  const open = [...begun]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') continue
    const { importedCss, importedAssets } = chunk.viteMetadata ?? {}
    open.push(...chunk.imports, ...(importedCss ?? []), ...(importedAssets ?? []))
  }
  return [...seen]
}

/** What the page names itself: its entry, its style sheets. */
const namedIn = (page: string): readonly string[] =>
  [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? [])

/** What style sheets name: the type. */
const namedByStyles = (bundle: Bundle, files: readonly string[]): readonly string[] =>
  files.flatMap((file) => {
    const sheet = bundle[file]
    if (sheet?.type !== 'asset' || !file.endsWith('.css')) return []
    return [...String(sheet.source).matchAll(/url\(["']?\/?(assets\/[^"')]+)["']?\)/g)].flatMap(
      ([, named]) => named ?? [],
    )
  })

/** The worker as one script, which shares nothing with the app: a browser may begin it without any page. */
const workerOf = async (offline: object): Promise<string> => {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    define: { __OFFLINE__: JSON.stringify(offline) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: pathOf('offline/incidentWorker.ts'), output: { format: 'iife' } },
    },
  })
  const [chunk, ...others] = [made].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('The worker of the incident page is not one file.')
  return chunk.code
}

/** Builds the worker of the incident page, `/incident-worker.js`, with the build's version and every file of that page in it. */
export const offline = (version: string): Plugin => ({
  name: 'palisade-offline',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') throw new Error('The build has no index.html.')
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
    const begun = roots.map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(pathOf(module)))
      if (chunk === undefined) throw new Error(`The build has no ${module}.`)
      return chunk.fileName
    })
    const files = closureOf(bundle, [...namedIn(String(page.source)), ...begun])
    const all = [...new Set([...files, ...namedByStyles(bundle, files)])].sort().map((file) => `/${file}`)
    this.emitFile({
      type: 'asset',
      fileName: workerPath.slice(1),
      source: await workerOf({ version, files: all, texts }),
    })
  },
})
