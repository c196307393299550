import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import type { Operation } from '#shared/contract/operation.ts'

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'name' in value

interface Import {
  /** The file, and the name that it gives there. */
  readonly from: string
  readonly name: string
}

/** From which file a module imports each of its names. */
const importsOf = (source: string): ReadonlyMap<string, Import> =>
  new Map(
    [...source.matchAll(/^import \{([^}]+)\} from '((?:\.|#functions\/)[^']+)'/gm)].flatMap(
      ([, names = '', from = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map((said) => {
            const [name = '', own = name] = said.split(' as ')
            return [own, { from, name }] as const
          }),
    ),
  )

/** Before the path of a module that is loaded when it is needed. */
const late = 'late:'

/**
 * A service's entry as it is bundled: its routes, each with how its operation is loaded. Throws when `index.ts` imports an
 * operation in a way that is not seen here. What serves them is the entry's own: what it imports as `serve` has a sister that
 * takes routes (`serveOnce` and `serveOnceRoutes`).
 */
export const lazyEntry = async (path: string): Promise<string> => {
  const source = readFileSync(path, 'utf8')
  const [, runner] = /^export const handler = (\w+)\(contracts,/m.exec(source) ?? []
  const service = path.split('/').at(-2)
  const files = importsOf(source)
  const server = files.get(runner ?? '')
  if (server === undefined || service === undefined) throw new Error(`${path} serves no contracts.`)
  const contracts: Record<string, unknown> = await import(`#shared/contracts/${service}/index.ts`)
  const routes = Object.values(contracts)
    .filter(isOperation)
    .map(({ name, method, path: route }) => {
      const file = files.get(name)?.from
      if (file === undefined) throw new Error(`${path} does not import ${name} by its name.`)
      const load = `async()=>(await import(${JSON.stringify(`${late}${file}`)})).${name}`
      return `{name:${JSON.stringify(name)},method:${JSON.stringify(method)},path:${JSON.stringify(route)},load:${load}}`
    })
  return `import { ${server.name}Routes } from ${JSON.stringify(server.from)}
export const handler = ${server.name}Routes([${routes.join(',\n')}])`
}

/** Names that stand side by side, or on lines of their own. */
const namesIn = (list: string): string[] => list.split(',').flatMap((name) => name.trim() || [])

/**
 * A worker's entry as it is bundled: what its own folder has for a message, a schedule or a task is loaded when one comes.
 * Throws when it names a job's kind that it does not import.
 */
export const lateWorker = (path: string): string => {
  const source = readFileSync(path, 'utf8')
  const own = [...importsOf(source)].filter(([name, { from }]) => from.startsWith('./') && name !== 'manifest')
  const files = new Map(own)
  const load = (name: string): string => {
    const found = files.get(name)
    if (found === undefined) throw new Error(`${path} does not import ${name} by its name.`)
    return `(await import(${JSON.stringify(`${late}${found.from}`)})).${found.name}`
  }
  const parts = source
    .replaceAll(/^import \{[^}]+\} from '\.\/(?!manifest\.ts)[^']+'\n/gm, '')
    .replaceAll(
      /runJobs\(\[([^\]]+)\]\)/g,
      (_, kinds: string) => `async(...given)=>runJobs([${namesIn(kinds).map(load).join()}])(...given)`,
    )
  const named = own.map(([name]) => `const ${name}=async(...given)=>${load(name)}(...given)`)
  return `${named.join('\n')}\n${parts}`
}

/**
 * Has each operation of an API, and each thing that a worker does, loaded when it is called first: its contract, its code and
 * what they alone need become chunks of their own, and a cold start reads the routes, the pipeline and the one thing that it
 * was started for.
 */
export const lazyOperations: Plugin = {
  name: 'lazy-operations',
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: /\/functions\/[a-z]+\/worker\.ts$/ }, ({ path }) => ({ contents: lateWorker(path), loader: 'ts' }))
    onLoad({ filter: /\/functions\/[a-z]+\/index\.ts$/ }, async ({ path }) => ({
      contents: await lazyEntry(path),
      loader: 'ts',
    }))
    onResolve({ filter: /^late:/ }, ({ path, importer, resolveDir }) => ({
      path: path.slice(late.length),
      namespace: 'late',
      pluginData: { importer, resolveDir },
    }))
    // With its entry, which is there already: so all that a start reads is common to all of them, and lies in one chunk.
    onLoad({ filter: /.*/, namespace: 'late' }, ({ path, pluginData: { importer, resolveDir } }) => ({
      contents: `import ${JSON.stringify(importer)}\nexport * from ${JSON.stringify(path)}`,
      resolveDir,
    }))
  },
}
