import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const importedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)].flatMap(([, name = '']) => {
    const path = name.startsWith('#') ? name.slice(1) : join(dirname(file), name)
    return existsSync(path) ? [path] : []
  })

/** Who imports a file directly, of all sources of the house that no browser is needed for. */
const importersOf = (): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>()
  const files = globSync([
    '{shared,functions,cdk}/**/*.ts',
    'tests/{security,golden,support,cast,architecture}/**/*.ts',
  ])
  for (const file of files)
    for (const imported of importedBy(file)) importers.set(imported, [...(importers.get(imported) ?? []), file])
  return importers
}

let known: ReadonlyMap<string, readonly string[]> | undefined

/**
 * The tests that a file has to do with: the one beside it first, then those of its own tree, and of these by how many
 * imports away they are.
 */
export const testsNear = (file: string): readonly string[] => {
  known ??= importersOf()
  const seen = new Set([file])
  for (const each of seen) for (const importer of known.get(each) ?? []) seen.add(importer)
  const [tree = ''] = file.split('/')
  const tests = [...seen].filter((each) => each.endsWith('.test.ts'))
  const beside = file.replace(/\.ts$/, '.test.ts')
  const distance = (test: string) => (test === beside ? 0 : test.startsWith(tree) ? 1 : 2)
  return tests.toSorted((a, b) => distance(a) - distance(b))
}
