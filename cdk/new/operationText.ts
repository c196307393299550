import { idPrefixes } from '#shared/domain/ids/ids.ts'
import type { WantedOperation } from './refusals.ts'
import { sentence } from './words.ts'

/** The three files of a new operation: what each has of it. */
export interface OperationText {
  /** What the contract's file imports, which may have some of it. */
  readonly imports: readonly string[]
  readonly contract: string
  readonly handler: string
  readonly test: string
}

/** Where tests of a service begin, in which records of its line stand already, and how it is called there. */
const desks: Readonly<Record<string, { readonly desk: string; readonly as: string }>> = {
  billing: { desk: 'PolicyDesk', as: 'asBilling' },
  policy: { desk: 'PolicyDesk', as: 'asPolicy' },
  quote: { desk: 'QuoteDesk', as: 'as' },
}

/** The schema of a parameter: the id that it is named for, else any text. */
const schemaOfParam = (param: string): string => {
  const isId = Object.keys(idPrefixes).some((kind) => param === `${kind}Id`)
  return isId ? `${param.charAt(0).toUpperCase()}${param.slice(1)}` : 'z.string()'
}

const atDesk = (
  service: string,
  name: string,
): { readonly imports: string; readonly opens: string; readonly as: string } => {
  const known = desks[service]
  if (known === undefined)
    return {
      imports: `import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'`,
      opens: `let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const as = callerOf(handler)`,
      as: `as(cast.producer)(${name}, `,
    }
  const { desk, as } = known
  const file = `${desk.charAt(0).toLowerCase()}${desk.slice(1)}`
  return {
    imports: `import { open${desk}, type ${desk} } from '#tests/support/${file}.ts'`,
    opens: `let desk: ${desk}
beforeAll(async () => {
  desk = await open${desk}()
})
afterAll(() => desk.close())`,
    as: `desk.${as}(cast.producer)(${name}, `,
  }
}

/** Lays out an operation of a service; what it answers, and what its test says, is for its author to write. */
export const operationText = (
  service: string,
  { name, method, path, permission, resource }: WantedOperation,
): OperationText => {
  const named = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, param]) => param ?? [])
  const params = named.map((param) => `${param}: ${schemaOfParam(param)}`)
  const ids = [...new Set(named.map(schemaOfParam))].filter((schema) => !schema.startsWith('z.'))
  const { imports, opens, as } = atDesk(service, name)
  const takesBody = method === 'POST' || method === 'PUT'
  return {
    imports: [
      "import { z } from 'zod'",
      "import { defineOperation } from '#shared/contract/operation.ts'",
      ...ids.map((id) => `import { ${id} } from '#shared/domain/ids/ids.ts'`),
    ],
    contract: `
export const ${name} = defineOperation({
  name: '${name}',
  method: '${method}',
  path: '${path}',
  summary: '${sentence(name)}.',
  access: '${permission}',${params.length > 0 ? `\n  params: { ${params.join(', ')} },` : ''}${takesBody ? '\n  body: z.strictObject({}),' : ''}
  response: z.object({}),
})
`,
    handler: `import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/${service}/${resource}.ts'

export const ${name} = implement(contract.${name})(async ({ fail }) => {
})
`,
    test: `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ${name} } from '#shared/contracts/${service}/${resource}.ts'
import { cast } from '#tests/cast/actors.ts'
${imports}

${opens}

describe('${name}', () => {
  it('', async () => {
    expect(await ${as}{})).toMatchObject({ ok: true })
  })
})
`,
  }
}
