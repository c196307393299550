import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { operations } from '#shared/contracts/registry.ts'
import { idPrefixes } from '#shared/domain/ids/ids.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { lives } from '#shared/records/lives.ts'
import type { Tone } from '#shared/records/tone.ts'
import { sorted } from './dialogText.ts'
import { handlersText } from './recordHandlers.ts'
import { recordRefusal, stepsOf } from './recordRefusal.ts'
import { declaredText, operationsOf, owners, pluralOf, prefixOf } from './recordText.ts'
import { sentence, words } from './words.ts'
import { addAfter, addLine, addNamed, addServed, format, root, stop, writeNew } from './write.ts'

/**
 * `npm run new:record -- <service> <kind> <action>:<FROM>:<TO> …` writes a kind of record that runs as it stands: its life,
 * record, contracts, store, handlers and test, and its line wherever kinds of records are named. Its one field of its own,
 * `title`, is there to be replaced: in `<kind>Record.ts`, in what creates it, and in its kept state.
 */
const usage = 'Say: npm run new:record -- policy inspection complete:OPEN:COMPLETED waive:OPEN:WAIVED'

const [service, kind, ...told] = process.argv.slice(2)
if (service === undefined || kind === undefined) stop(usage)
else {
  const steps = stepsOf(told)
  const wanted = { service, kind, steps: steps ?? stop(usage) }
  const refusal = recordRefusal(wanted, {
    operations,
    kinds: [...lives.map((life) => life.kind), ...Object.keys(idPrefixes)],
  })
  const prefix = prefixOf(kind, Object.values(idPrefixes))
  const owner = owners[service]
  if (refusal !== undefined || owner === undefined || prefix === undefined)
    stop(`${refusal ?? `There is no prefix left for ids of ${kind}.`} ${usage}`)
  else {
    const tones: Record<string, Tone> = {}
    for (const { statuses } of lives) for (const [name, { tone }] of Object.entries(statuses)) tones[name] = tone
    const Kind = kind.charAt(0).toUpperCase() + kind.slice(1)
    const many = pluralOf(kind)
    const files = { ...declaredText(wanted, { owner, tones }), ...handlersText(wanted, owner) }
    const there = Object.keys(files).find((path) => existsSync(root + path))
    if (there !== undefined) stop(`${there} exists already.`)
    for (const [path, text] of Object.entries(files)) writeNew({ path, text })

    const ids = 'shared/domain/ids/ids.ts'
    addAfter({ path: ids, line: `  ${kind}: '${prefix}',` }, /^ {2}\w+: '[a-z]{3}',$/)
    addAfter({ path: ids, line: `export const ${Kind}Id = idOf('${kind}')` }, /^export const \w+Id = idOf/)
    addAfter({ path: ids, line: `export type ${Kind}Id = z.infer<typeof ${Kind}Id>` }, /^export type \w+Id = /)
    const all = 'shared/records/lives.ts'
    addLine({ path: all, line: `import { ${kind}Life } from './${kind}/${kind}Life.ts'` }, /^import \{ \w+Life \}/)
    addLine({ path: all, line: `  ${kind}Life,` }, /^ {2}\w+Life,$/)
    const problems = 'shared/contract/problems.ts'
    const problem = /^ {2}'[\w.]+': \{ status: .* \},$/
    const one = words(kind)
    const refused = `The ${one} is {status}; what can be done now: {allowed}.`
    addLine({ path: problems, line: `  '${kind}.notAllowed': { status: 409, detail: '${refused}' },` }, problem)
    const missing = `This ${one} does not exist, or is not one of yours.`
    addLine({ path: problems, line: `  '${kind}.notFound': { status: 404, detail: '${missing}' },` }, problem)
    const shares = 'shared/records/historyShares.ts'
    addAfter(
      { path: shares, line: `\nconst ${kind}: HistoryShare = { agency: ['status', 'title'] }` },
      /^const user: /,
      /^}$/,
    )
    addNamed({ path: shares, name: kind }, /export const historyShares = \{([^}]*)\}/)
    const audited = 'web/src/features/audit/parts/kindWords.ts'
    addAfter({ path: audited, line: `  '${kind}',` }, /^ {2}(\.\.\.\[)?'/)

    const index = `functions/${service}/index.ts`
    const { create, get, list, history, acts } = operationsOf(wanted)
    for (const name of [create, get, list, history, ...acts.map((act) => act.name)]) {
      addLine({ path: index, line: `import { ${name} } from './${many}/${name}.ts'` }, /^import \{ \w+ \} from '\.\//)
      addServed({ path: index, name })
    }
    addLine({ path: `shared/contracts/${service}/index.ts`, line: `export * from './${many}.ts'` }, /^export \* from/)
    const records = `functions/${service}/records.ts`
    addLine({ path: records, line: `import { ${many} } from './store/${many}.ts'` }, /^import \{ .* \} from '\.\/store/)
    addNamed({ path: records, name: `${many}.definition` }, /readonly Definition\[\] = \[([^\]]*)\]/)

    const texts = `${root}web/public/locales/${baseLocale}/audit.json`
    const entries = JSON.parse(readFileSync(texts, 'utf8'))
    const kindTexts = sorted({ ...entries.one, [kind]: sentence(kind) })
    writeFileSync(texts, `${JSON.stringify({ ...entries, one: kindTexts }, null, 2)}\n`)

    const at = '2026-01-05T09:00:00.000Z'
    const ulid = '01JH0000000000000000000A01'
    const state = {
      id: `${prefix}_${ulid}`,
      [`${owner.kind}Id`]: `${idPrefixes[owner.kind]}_${ulid}`,
      ...{ accountId: `acc_${ulid}`, agencyId: `agy_${ulid}`, teamIds: [`tea_${ulid}`] },
      ...{ status: steps?.[0]?.from, title: 'First', created: at, lastUpdated: at },
    }
    writeNew({ path: `tests/kept/states/${kind}.1.json`, text: JSON.stringify([{ state }]) })
    format('shared', 'functions', 'web/src/features/audit')
    const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
    run('--no-warnings', 'tests/kept/keep.ts')
    const drawn = ['cdk/openapi/routes', 'tests/security/access', 'shared/records', 'shared/domain/golden']
    run('node_modules/.bin/vitest', 'run', ...drawn, '-u')
    console.log(
      `\nIt runs: npx vitest run functions/${service}/${many}. Replace title by its fields, then npm run new:dialog.`,
    )
  }
}
