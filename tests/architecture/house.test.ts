import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { schemaOf } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { isTest, type Source, sources, under } from './sources.ts'

const production = sources.filter((source) => !isTest(source))
const matching = (pattern: RegExp, of: readonly Source[] = production) =>
  of.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
const base = (path: string) => path.split('/').at(-1) ?? ''

describe('operations', () => {
  it('have one name and one route each', () => {
    const names = operations.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const routes = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([])
  })

  it('are implemented in a file of their own, named for them, in their service', () => {
    const files = new Set(under('functions/').map(({ path }) => path))
    const missing = operations.filter(
      ({ name, service }) =>
        ![...files].some((path) => path.startsWith(`functions/${service}/`) && base(path) === `${name}.ts`),
    )
    expect(missing.map(({ name, service }) => `${service}: ${name}`)).toEqual([])
  })

  it('are each called by a test', () => {
    const tests = sources
      .filter(isTest)
      .map(({ text }) => text)
      .join('\n')
    expect(operations.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(tests)).map(({ name }) => name)).toEqual(
      [],
    )
  })

  it('refuse unknown fields in their bodies', () => {
    const loose = operations.filter(({ body }) => {
      if (body === undefined) return false
      const json = z.toJSONSchema(schemaOf(body), { io: 'input', unrepresentable: 'any' }) as {
        type?: string
        additionalProperties?: unknown
      }
      return json.type === 'object' && json.additionalProperties === undefined
    })
    expect(loose.map(({ name }) => name)).toEqual([])
  })
})

describe('the house rules', () => {
  it('no request reads a whole table', () => {
    expect(matching(/\bScanCommand\b|\.scan\(/, under('functions/'))).toEqual([])
  })

  it('settings are read in one place', () => {
    const allowed = /^functions\/_platform\/(config\/config|clock\/clock|log\/log)\.ts$/
    expect(matching(/process\.env/, under('functions/')).filter((path) => !allowed.test(path))).toEqual([])
    expect(matching(/process\.|import\.meta\.env/, under('shared/'))).toEqual([])
  })

  it('the clock is asked in one place', () => {
    const clock = /\bDate\.now\(\)|new Date\(\)|Temporal\.Now/
    const allowed = /^functions\/_platform\/(clock\/clock|log\/log)\.ts$/
    expect(
      matching(clock, [...under('functions/'), ...under('shared/')]).filter((path) => !allowed.test(path)),
    ).toEqual([])
  })

  it('types are not silenced', () => {
    // Spelled in parts, so that this file does not find itself.
    expect(matching(new RegExp(`@ts-${'ignore'}|@ts-${'nocheck'}|\\bas ${'any'}\\b`))).toEqual([])
    expect(matching(new RegExp(`@ts-${'expect-error'}`))).toEqual([])
  })

  it('nothing is left for later', () => {
    expect(matching(/\bTODO\b|\bFIXME\b|\bHACK\b/)).toEqual([])
    expect(
      sources.filter(({ text }) => /\b(it|test|describe)\.(skip|only|todo)\(/.test(text)).map(({ path }) => path),
    ).toEqual([])
  })

  it('a file holds one thing', () => {
    const isData = (path: string) => /\/(books|data)\/|usStates|auStates|coverage\/catalogue|permissions\.ts/.test(path)
    expect(
      production
        .filter(({ path, lines }) => lines > 320 && !isData(path))
        .map(({ path, lines }) => `${path}: ${lines}`),
    ).toEqual([])
  })

  it('no file is named for nothing in particular', () => {
    expect(
      production
        .filter(({ path }) => /\/(utils?|helpers?|common|types|manager|misc)\.tsx?$/.test(path))
        .map(({ path }) => path),
    ).toEqual([])
  })

  it('a dialog can be opened: its feature names it among its dialogs or its screens', () => {
    const dialogs = under('web/src/features/').filter(({ path }) => /Dialog\.tsx$/.test(path))
    const orphans = dialogs.filter(
      ({ path }) => !production.some((source) => source.path !== path && source.text.includes(`/${base(path)}`)),
    )
    expect(orphans.map(({ path }) => path)).toEqual([])
  })
})
