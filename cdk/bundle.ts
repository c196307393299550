import { cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { externalPackages, type SideFile, sideFiles } from '#functions/docs/templates/sideFiles.ts'
import { compileCache } from './compileCache.ts'
import { lazyOperations } from './lazyOperations.ts'
import { leanDependencies } from './leanDependencies.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export type Entry = 'index' | 'worker'

/** What is deployed of one function: its folder, and the bytes that a cold start reads. */
export interface Bundle {
  readonly service: string
  readonly entry: Entry
  readonly directory: string
  /** Minified bytes of the entry and of the chunks it imports at once. */
  readonly bytes: number
  /** Minified bytes of the chunks loaded only when needed. */
  readonly lazyBytes: number
}

/** What a function reads at run time, copied beside its bundle: what draws documents, the texts of the web app. */
const sideFilesOf = (service: string, entry: Entry): readonly SideFile[] => {
  if (service === 'docs' && entry === 'worker') return sideFiles()
  return service === 'platform' && entry === 'index' ? texts() : []
}

const texts = (): SideFile[] => {
  const folder = join(root, 'web/public/locales')
  return globSync('*/*.json', { cwd: folder }).map((path) => ({ from: join(folder, path), to: `locales/${path}` }))
}

const hasEntry = (service: string, entry: Entry) => existsSync(join(root, 'functions', service, `${entry}.ts`))

/** The services that have something to deploy. */
export const deployableServices = (): string[] =>
  readdirSync(join(root, 'functions'))
    .filter((name) => !name.startsWith('_') && statSync(join(root, 'functions', name)).isDirectory())
    .filter((name) => hasEntry(name, 'index') || hasEntry(name, 'worker'))

/**
 * Some packages are CommonJS inside and ask for Node's modules with require. It is made when one does: every chunk has these
 * lines, and most ask for nothing.
 */
const commonJs =
  "import{createRequire as __cr}from'node:module';let __rq;const require=n=>(__rq??=__cr(import.meta.url))(n),__filename=import.meta.filename,__dirname=import.meta.dirname;"

/**
 * Bundles one function as minified ES modules. Dynamic imports become chunks of their own, so that a cold start reads what
 * every request needs and no more.
 */
export const bundle = async (
  { service, into }: { readonly service: string; readonly into: string },
  entry: Entry,
): Promise<Bundle | undefined> => {
  if (!hasEntry(service, entry)) return undefined
  const directory = join(into, service, entry)
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  const { metafile } = await build({
    entryPoints: [{ in: join(root, 'functions', service, `${entry}.ts`), out: 'function' }],
    chunkNames: 'chunks/[name]-[hash]',
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    metafile: true,
    absWorkingDir: root,
    external: externalPackages,
    logLevel: 'silent',
    plugins: [lazyOperations, ...leanDependencies],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Some packages are CommonJS inside and ask for Node's modules with require.
    banner: { js: commonJs },
  })
  await compileCache({ directory, entry })
  for (const { from, to } of sideFilesOf(service, entry)) {
    mkdirSync(dirname(join(directory, to)), { recursive: true })
    cpSync(from, join(directory, to), { recursive: true })
  }
  const outputs = Object.entries(metafile.outputs)
  const start = outputs.find(([, output]) => output.entryPoint === `functions/${service}/${entry}.ts`)?.[0] ?? ''
  const eager = new Set<string>()
  const visit = (path: string) => {
    if (eager.has(path)) return
    eager.add(path)
    for (const { path: next, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && metafile.outputs[next] !== undefined) visit(next)
  }
  visit(start)
  const sum = (of: readonly [string, { bytes: number }][]) => of.reduce((total, [, { bytes }]) => total + bytes, 0)
  return {
    service,
    entry,
    directory,
    bytes: sum(outputs.filter(([path]) => eager.has(path))),
    lazyBytes: sum(outputs.filter(([path]) => !eager.has(path))),
  }
}

/** The functions that have something to deploy. */
export const deployableFunctions = (): { readonly service: string; readonly entry: Entry }[] =>
  deployableServices().flatMap((service) =>
    (['index', 'worker'] as const).filter((entry) => hasEntry(service, entry)).map((entry) => ({ service, entry })),
  )

/** Bundles every function of every service. */
export const bundleAll = async (into: string): Promise<Bundle[]> => {
  const jobs = deployableFunctions().map(({ service, entry }) => bundle({ service, into }, entry))
  return (await Promise.all(jobs)).filter((each) => each !== undefined)
}
