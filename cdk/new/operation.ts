import { serviceOf } from '#shared/contract/service.ts'
import { addLine, addServed, addTo, format, stop, writeNew } from './write.ts'

/**
 * `npm run new:operation -- <name> <METHOD> <path> <permission> <resource>` lays out an operation's contract, handler and
 * test in their three places and names it in its service. What it answers is yours to write: until then it does not compile.
 */
const [name, method, path, permission, resource] = process.argv.slice(2)
if (
  name === undefined ||
  method === undefined ||
  path === undefined ||
  permission === undefined ||
  resource === undefined
)
  stop('Say: npm run new:operation -- declineQuote PUT "/api/quote/v1/decline/{quoteId}" quote:decline underwriting')
else {
  const service = serviceOf(path) ?? stop(`No service owns ${path}; see shared/contract/service.ts.`)
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => `${param}: z.string()`)
  const contract = `shared/contracts/${service}/${resource}.ts`
  addTo(
    contract,
    "import { z } from 'zod'\nimport { defineOperation } from '#shared/contract/operation.ts'\n",
    `
export const ${name} = defineOperation({
  name: '${name}',
  method: '${method}',
  path: '${path}',
  summary: '',
  access: '${permission}',${params.length > 0 ? `\n  params: { ${params.join(', ')} },` : ''}${method === 'GET' ? '' : '\n  body: z.strictObject({}),'}
  response: z.object({}),
})
`,
  )
  addLine(`shared/contracts/${service}/index.ts`, `export * from './${resource}.ts'`, /^export \* from/)
  writeNew(
    `functions/${service}/${resource}/${name}.ts`,
    `import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/${service}/${resource}.ts'

export const ${name} = implement(contract.${name})(async ({ fail }) => {
})
`,
  )
  writeNew(
    `functions/${service}/${resource}/${name}.test.ts`,
    `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ${name} } from '#shared/contracts/${service}/index.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const as = callerOf(handler)

describe('${name}', () => {
  it('', async () => {
    expect(await as(cast.producer)(${name}, {})).toMatchObject({ ok: true })
  })
})
`,
  )
  addLine(
    `functions/${service}/index.ts`,
    `import { ${name} } from './${resource}/${name}.ts'`,
    /^import \{ \w+ \} from '\.\//,
  )
  addServed(`functions/${service}/index.ts`, name)
  format(contract, `functions/${service}`, `shared/contracts/${service}/index.ts`)
  console.log(`\nSay in ${contract} what it takes and answers, then write the handler and its test.`)
}
