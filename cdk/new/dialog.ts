import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type contracts, operations } from '#shared/contracts/registry.ts'
import { dialogText } from './dialogText.ts'
import { addLine, format, root, stop, writeNew } from './write.ts'

const usage = 'Say: npm run new:dialog -- quote declineQuote'

/** The contract file that declares an operation, and the reads declared beside it. */
const moduleOf = (service: keyof typeof contracts, name: string) => {
  const folder = `shared/contracts/${service}`
  const file = readdirSync(root + folder).find((each) =>
    readFileSync(`${root}${folder}/${each}`, 'utf8').includes(`export const ${name} = `),
  )
  const text = readFileSync(`${root}${folder}/${file}`, 'utf8')
  const reads = operations
    .filter((each) => each.method === 'GET' && text.includes(`export const ${each.name} = `))
    .map((each) => each.name)
  return { module: `#${folder}/${file}`, reads }
}

/**
 * `npm run new:dialog -- <feature> <operation>` makes a working dialog for an operation: a field for each property of its
 * body, its texts in the locale files, and its key in the feature's routes, by which links and buttons open it.
 */
const [feature, name] = process.argv.slice(2)
const contract = operations.find((each) => each.name === name)
if (feature === undefined || name === undefined) stop(usage)
else if (contract === undefined) stop(`There is no operation ${name}. ${usage}`)
else {
  const routes = `web/src/features/${feature}/routes.tsx`
  const file = `${name.charAt(0).toUpperCase()}${name.slice(1)}Dialog`
  const { component, texts } = dialogText(contract, { feature, ...moduleOf(contract.service as never, name) })
  const written = `web/src/features/${feature}/dialogs/${file}.tsx`
  writeNew(written, component)
  format(written)
  for (const language of readdirSync(`${root}web/public/locales`)) {
    const path = `web/public/locales/${language}/${feature}.json`
    const entries = { ...JSON.parse(readFileSync(root + path, 'utf8')), [name]: texts }
    const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(root + path, `${JSON.stringify(sorted, null, 2)}\n`)
    console.log(`  added to ${path}`)
  }
  addLine(routes, `  ${name}: () => import('./dialogs/${file}.tsx'),`, /^ {2}\w+: \(\) => import\('\.\/dialogs\//)
  console.log(`\nIt opens with useDialogs().open('${name}', { … }) or ?modal=${name}. Make its texts and labels good.`)
}
