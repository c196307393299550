import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { manifests } from '#functions/platform/manifests.ts'
import { events } from '#shared/events/events.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { isTest, root, sources } from './sources.ts'

/** What is run by its path, not imported: npm scripts, what CDK bundles, pages, workers; and what only the compiler reads. */
const isEntry = (path: string): boolean =>
  /^(?:functions\/\w+\/(?:index|worker)\.ts|web\/src\/main\.tsx|web\/vite\.config\.ts|vitest\.config\.ts)$/.test(
    path,
  ) ||
  path.endsWith('.d.ts') ||
  Object.values(packageJson.scripts).some((script) => script.includes(path))

const production = sources.filter((source) => !isTest(source))
const fileName = (path: string): string => path.split('/').at(-1) ?? ''

/** How often each word stands in each file. */
const places = new Map<string, Map<string, number>>()
for (const { path, text } of sources)
  for (const word of text.split(/[^\w$]+/)) {
    const at = places.get(word) ?? new Map<string, number>()
    at.set(path, (at.get(path) ?? 0) + 1)
    places.set(word, at)
  }

describe('what is dead goes', () => {
  it('every file is imported, loaded by its name, or run', () => {
    const imported = new Set(sources.flatMap(({ imports, typeImports }) => [...imports, ...typeImports]))
    const isNamed = (path: string) =>
      sources.some((other) => other.path !== path && other.text.includes(`${fileName(path)}`))
    const dead = production.filter(({ path }) => !imported.has(path) && !isEntry(path) && !isNamed(path))
    expect(dead.map(({ path }) => path)).toEqual([])
  })

  it('every export is used by what is built, at least where it stands; tests alone keep a whole file of their own', () => {
    const isBuilt = new Set(production.map(({ path }) => path))
    const imported = new Set(production.flatMap(({ imports, typeImports }) => [...imports, ...typeImports]))
    const isNamed = (path: string) =>
      production.some((other) => other.path !== path && other.text.includes(fileName(path)))
    const isForTests = (path: string) => !imported.has(path) && !isEntry(path) && !isNamed(path)
    const dead = production.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:const|(?:async )?function|class|type|interface) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => {
          const at = [...(places.get(name) ?? [])].filter(([where]) => isBuilt.has(where))
          return at.length === 1 && at[0]?.[1] === 1 && (!isForTests(path) || places.get(name)?.size === 1)
        })
        .map((name) => `${path}: ${name}`),
    )
    expect(dead).toEqual([])
  })

  it('every event is heard', () => {
    const heard = new Set<string>(
      manifests.flatMap((manifest) => [
        ...Object.values(manifest.subscriptions ?? {}).flat(),
        ...Object.values(manifest.workflows ?? {}).map(({ startedBy }) => startedBy),
      ]),
    )
    expect(Object.keys(events).filter((name) => !heard.has(name))).toEqual([])
  })

  it('every package is used', () => {
    const lock: { packages: Record<string, { peerDependencies?: Record<string, string> }> } = JSON.parse(
      readFileSync(`${root}package-lock.json`, 'utf8'),
    )
    const all = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies })
    const asked = new Set(
      all.flatMap((name) => Object.keys(lock.packages[`node_modules/${name}`]?.peerDependencies ?? {})),
    )
    const scripts = readFileSync(`${root}tests/run.ts`, 'utf8')
    const isUsed = (name: string): boolean =>
      asked.has(name) ||
      sources.some(({ text }) => text.includes(name)) ||
      // Types come with what they are of; tools are run.
      (name.startsWith('@types/') &&
        (name === '@types/aws-lambda' || all.some((other) => other === name.slice('@types/'.length)))) ||
      scripts.includes(`'${name.split('/').at(-1)?.replace('biomejs', '')}'`)
    expect(all.filter((name) => !isUsed(name))).toEqual([])
  })
})
