import { expect, test } from 'vitest'
import { sources } from '#tests/architecture/sources.ts'
import { notOfTheStore, testTable } from './storeTests.ts'

const imports = new Map(sources.map((source) => [source.path, source.imports]))

/** Everything that a file's imports lead to. */
const reachOf = (path: string, found = new Set<string>()): ReadonlySet<string> => {
  for (const next of imports.get(path) ?? [])
    if (!found.has(next)) {
      found.add(next)
      reachOf(next, found)
    }
  return found
}

test('every test that reaches a store reaches it by the table that the judge exchanges, but those that are of something else', () => {
  const emulator = 'cdk/local/emulators/dynamodb.ts'
  const beyond = [...imports.keys()]
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith('tests/e2e/'))
    .map((path) => ({ path, reach: reachOf(path) }))
    .filter(({ reach }) => reach.has(emulator) && !reach.has(testTable))
    .map(({ path }) => path)
  expect(beyond.sort()).toEqual(Object.keys(notOfTheStore).sort())
})
