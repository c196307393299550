import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { schemaOf } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { isTest, type Source, sources, under } from './sources.ts'

const production = sources.filter((source) => !isTest(source))
const matching = (pattern: RegExp, of: readonly Source[] = production) =>
  of.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
/** These sources and all they import, at once or later. */
const reachedFrom = (paths: readonly string[]): ReadonlySet<string> => {
  const importsOf = new Map(production.map(({ path, imports }) => [path, imports]))
  const reached = new Set(paths)
  for (const path of reached) for (const target of importsOf.get(path) ?? []) reached.add(target)
  return reached
}
const base = (path: string) => path.split('/').at(-1) ?? ''

describe('operations', () => {
  it('have one name and one route each', () => {
    const names = operations.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const routes = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([])
  })

  it('are implemented in a file of their own, named for them, which their service’s entry knows', () => {
    const entries = new Map(production.map(({ path, imports }) => [path, imports]))
    const missing = operations.filter(
      ({ name, service }) => !entries.get(`functions/${service}/index.ts`)?.some((path) => base(path) === `${name}.ts`),
    )
    expect(missing.map(({ name, service }) => `${service}: ${name}`)).toEqual([])
  })

  it('take no query parameter that they do not name', () => {
    const open = operations.filter(({ query }) => {
      const { error } = z.safeParse(query === undefined ? z.strictObject({}) : schemaOf(query), { unheardOf: '1' })
      return error?.issues.some(({ code }) => code === 'unrecognized_keys') !== true
    })
    expect(open.map(({ name }) => name)).toEqual([])
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

  it('refuse for its form nothing that the document admits: what does not fit what is on record has its own refusal', () => {
    const handlers = under('functions/').filter(({ path }) => !/^functions\/(?:_platform|webhook)\//.test(path))
    expect(matching(/fail\(\s*'request\.invalid'/, handlers)).toEqual([])
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
  it('no day, month or year is cut from an instant: which it is depends on where', () => {
    expect(matching(/\.slice\(0, 10\)|\.split\('T'\)/)).toEqual([])
    // Of a calendar day both may be cut. What is named as moments are is none.
    expect(
      matching(
        /(?:\b(?:at|created|instant|lastUpdated|moment|now|updated)|\w(?:At|Instant)|\bnow\(\)|toISOString\(\))\??\.(?:slice|substring)\(0, ?[47]\)/,
      ),
    ).toEqual([])
  })

  it('no request reads a whole table: one job does, which no API function loads', () => {
    const scanning = matching(/\bScanCommand\b|\.scan\(/, under('functions/'))
    expect(scanning).toEqual(['functions/_platform/storage/verify/rawRows.ts'])
    const apis = production.filter(({ path }) => /^functions\/\w+\/index\.ts$/.test(path)).map(({ path }) => path)
    expect(scanning.filter((path) => reachedFrom(apis).has(path))).toEqual([])
  })

  it('every kind of record is verified', () => {
    const stores = under('functions/').filter(({ path }) => path !== 'functions/_platform/storage/record.ts')
    const defined = stores.flatMap(({ text }) => [...text.matchAll(/\bdefineRecord[<(]/g)])
    const named = stores.flatMap(({ text }) =>
      [...text.matchAll(/\bdefineRecord(?:<[^(]*>)?\(\{\s*kind: '(\w+)'/g)].map(([, kind]) => kind),
    )
    expect(named).toHaveLength(defined.length)
    expect(kinds.map(({ kind }) => kind)).toEqual(named.toSorted())
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

  it('nothing is passed off as what anything takes', () => {
    expect(matching(new RegExp(`\\bas ${'never'}\\b(?!\\w| [a-z])`))).toEqual([])
  })

  it('nothing is left for later', () => {
    expect(matching(/\bTODO\b|\bFIXME\b|\bHACK\b/)).toEqual([])
    expect(
      sources.filter(({ text }) => /\b(it|test|describe)\.(skip|only|todo)\(/.test(text)).map(({ path }) => path),
    ).toEqual([])
  })

  it('a row that leads somewhere is a link, which opens in a tab of its own too', () => {
    expect(matching(/onRowClick=\{[^\n]*navigate\(/, under('web/src/'))).toEqual([])
  })

  it('a file holds one thing', () => {
    const isData = (path: string) =>
      /\/(books|data)\/|contract\/problems|usStates|auStates|coverage\/catalogue|permissions\.ts|^functions\/\w+\/index\.ts$/.test(
        path,
      )
    expect(
      production
        .filter(({ path, lines }) => lines > 320 && !isData(path))
        .map(({ path, lines }) => `${path}: ${lines}`),
    ).toEqual([])
  })

  it('an import of the web app climbs two levels at most; what is farther away is `#web/…`', () => {
    const climbing = new RegExp(`['"](?:\\.\\./){${3},}[^'"]+\\.tsx?['"]`)
    const far = sources.filter(({ path, text }) => path.startsWith('web/src/') && climbing.test(text))
    expect(far.map(({ path }) => path)).toEqual([])
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
