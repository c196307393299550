import { describe, expect, it } from 'vitest'
import { permissionsOf } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { diagramOf } from './diagram.ts'
import { changesOf } from './life.ts'
import { lives } from './lives.ts'

describe('the lives together', () => {
  it('mean one thing by one word', () => {
    const tones = new Map<string, Set<string>>()
    for (const { statuses } of lives)
      for (const [status, { tone }] of Object.entries(statuses)) {
        const word = status.toUpperCase().replaceAll('_', ' ')
        tones.set(word, new Set([...(tones.get(word) ?? []), tone]))
      }
    expect([...tones].filter(([, { size }]) => size > 1)).toEqual([])
  })
})

describe.each(lives.map((life) => [life.kind, life] as const))('the life of the record %s', (kind, life) => {
  const statuses = Object.keys(life.statuses)

  it('is done by operations that are there', () => {
    const names = new Set(operations.map(({ name }) => name))
    const unknown = Object.values(life.actions).flatMap(({ by = [] }) => by.filter((name) => !names.has(name)))
    expect(unknown).toEqual([])
  })

  it('knows who may call operations of other services as their contracts do', () => {
    const accessOf = new Map(operations.map(({ name, access }) => [name, access]))
    for (const { by = [], permissions } of Object.values(life.actions))
      if (permissions !== undefined) {
        const called = by.flatMap((name) => permissionsOf(accessOf.get(name) ?? 'public'))
        expect([...permissions].sort()).toEqual([...new Set(called)].sort())
      }
  })

  it('reaches every status from where it begins', () => {
    const reached = new Set<string>(life.first)
    const changes = changesOf(life)
    for (const status of reached) for (const { from, to } of changes) if (from === status) reached.add(to)
    expect(statuses.filter((status) => !reached.has(status))).toEqual([])
  })

  it('says in words whatever a person does', () => {
    const wordless = Object.entries(life.actions).filter(([, { by = [], word }]) => by.length > 0 && word === undefined)
    expect(wordless.map(([name]) => name)).toEqual([])
  })

  it('is drawn in the documents', async () => {
    await expect(diagramOf(life)).toMatchFileSnapshot(`../../docs/lives/${kind}.md`)
  })
})
