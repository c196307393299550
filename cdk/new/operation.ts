import { serviceOf } from '#shared/contract/service.ts'
import { operations } from '#shared/contracts/registry.ts'
import { operationText } from './operationText.ts'
import { operationRefusal } from './refusals.ts'
import { addImports, addLine, addServed, addTo, format, stop, writeNew } from './write.ts'

/**
 * `npm run new:operation -- <name> <METHOD> <path> <permission> <resource>` lays out an operation's contract, handler and
 * test in their three places and names it in its service. What it answers is yours to write: until then it does not compile.
 */
const usage =
  'Say: npm run new:operation -- declineQuote PUT "/api/quote/v1/decline/{quoteId}" quote:decline underwriting'

const [name, method, path, permission, resource] = process.argv.slice(2)
if (
  name === undefined ||
  method === undefined ||
  path === undefined ||
  permission === undefined ||
  resource === undefined
)
  stop(usage)
else {
  const wanted = { name, method, path, permission, resource }
  const refusal = operationRefusal(wanted, operations)
  if (refusal !== undefined) stop(refusal)
  const service = serviceOf(path) ?? stop(usage)
  const text = operationText(service, wanted)
  const contract = `shared/contracts/${service}/${resource}.ts`
  const handler = `functions/${service}/${resource}/${name}`
  writeNew({ path: `${handler}.ts`, text: text.handler })
  writeNew({ path: `${handler}.test.ts`, text: text.test })
  addTo({ path: contract, head: '', text: text.contract })
  addImports({ path: contract, imports: text.imports })
  addLine({ path: `shared/contracts/${service}/index.ts`, line: `export * from './${resource}.ts'` }, /^export \* from/)
  addLine(
    { path: `functions/${service}/index.ts`, line: `import { ${name} } from './${resource}/${name}.ts'` },
    /^import \{ \w+ \} from '\.\//,
  )
  addServed({ path: `functions/${service}/index.ts`, name })
  format(contract, `functions/${service}`, `shared/contracts/${service}/index.ts`)
  console.log(`\nSay in ${contract} what it takes and answers, then write the handler and its test.`)
}
