import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { operations } from '#shared/contracts/registry.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { dialogText, sorted } from './dialogText.ts'
import { dialogRefusal } from './refusals.ts'
import { addLine, addTo, format, root, stop, writeNew } from './write.ts'

const usage = 'Say: npm run new:dialog -- quote declineQuote'

/** The contract file that declares an operation, and the reads declared beside it. */
const moduleOf = (service: string, name: string) => {
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
 * body, its texts in the locale files, and its value among the feature's dialogs, by which pages and addresses open it. The
 * suite of all dialogs (tests/dialogs) has it from then on.
 */
const [feature, name] = process.argv.slice(2)
if (feature === undefined || name === undefined) stop(usage)
else {
  const folder = 'web/src/features'
  const features = readdirSync(root + folder).filter((each) => existsSync(`${root}${folder}/${each}/routes.tsx`))
  const declared = Object.fromEntries(
    features
      .map((each) => [each, `${root}${folder}/${each}/dialogs.ts`] as const)
      .filter(([, path]) => existsSync(path))
      .map(([each, path]) => [each, readFileSync(path, 'utf8')]),
  )
  const operation = operations.find((each) => each.name === name)
  const refusal = dialogRefusal({ feature, operation, name, features, declared })
  if (operation === undefined || refusal !== undefined) stop(`${refusal} ${usage}`)
  else {
    const file = `${name.charAt(0).toUpperCase()}${name.slice(1)}Dialog`
    const { component, texts } = dialogText(operation, { feature, ...moduleOf(operation.service, name) })
    const written = `${folder}/${feature}/dialogs/${file}.tsx`
    const dialogs = `${folder}/${feature}/dialogs.ts`
    writeNew({ path: written, text: component })
    const path = `web/public/locales/${baseLocale}/${feature}.json`
    const entries = existsSync(root + path) ? JSON.parse(readFileSync(root + path, 'utf8')) : {}
    // Texts that a page has under that name already are the trade's own: they stay.
    const all = sorted({ ...entries, [name]: sorted({ ...texts, ...entries[name] }) })
    writeFileSync(root + path, `${JSON.stringify(all, null, 2)}\n`)
    console.log(`  added to ${path}`)
    if (!existsSync(root + dialogs)) {
      writeNew({ path: dialogs, text: "import { dialog } from '../../dialogs/dialog.ts'\n\n" })
      addTo({ path: `${folder}/${feature}/routes.tsx`, head: '', text: "\nexport * as dialogs from './dialogs.ts'\n" })
    }
    addLine(
      { path: dialogs, line: `export const ${name} = dialog('${name}', () => import('./dialogs/${file}.tsx'))` },
      /^export const /,
    )
    format(written, `${folder}/${feature}`)
    console.log(
      `\nIt opens with useDialogs().open(${feature}Dialogs.${name}, { … }) or ?modal=${name}. Make its texts and labels good.`,
    )
  }
}
