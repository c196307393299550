import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Source {
  /** Path from the repository's root. */
  readonly path: string
  readonly text: string
  readonly lines: number
  /** What it imports: repository paths for its own files, the bare name for packages. */
  readonly imports: readonly string[]
  /** Imports that are erased: types only. */
  readonly typeImports: readonly string[]
}

const tracked = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(root + path))

const aliases: Readonly<Record<string, string>> = {
  '#shared/': 'shared/',
  '#functions/': 'functions/',
  '#cdk/': 'cdk/',
  '#web/': 'web/src/',
  '#tests/': 'tests/',
}

const resolve = (from: string, to: string): string => {
  if (to.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), to))
  const alias = Object.keys(aliases).find((each) => to.startsWith(each))
  return alias === undefined ? to : `${aliases[alias]}${to.slice(alias.length)}`
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g

const read = (path: string): Source => {
  const text = readFileSync(root + path, 'utf8')
  const imports: string[] = []
  const typeImports: string[] = []
  for (const [, type, from, dynamic, bare] of text.matchAll(statement)) {
    const target = resolve(path, from ?? dynamic ?? bare ?? '')
    ;(type === undefined ? imports : typeImports).push(target)
  }
  return { path, text, lines: text.split('\n').length, imports, typeImports }
}

/** Every TypeScript source of the repository. */
export const sources: readonly Source[] = tracked().map(read)

export const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/')

/** Production sources below a folder. */
export const under = (folder: string): readonly Source[] =>
  sources.filter((source) => source.path.startsWith(folder) && !isTest(source))
