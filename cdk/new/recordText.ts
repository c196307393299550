import type { Tone } from '#shared/records/tone.ts'
import { sentence, words } from './words.ts'

/** What is done to a record: from which status to which. */
export interface WantedStep {
  readonly action: string
  readonly from: string
  readonly to: string
}

/** What `npm run new:record` is asked for. */
export interface WantedRecord {
  readonly service: string
  readonly kind: string
  readonly steps: readonly WantedStep[]
}

/** What a record of a service belongs to, and how a test comes by one. */
export interface Owner {
  readonly kind: 'policy' | 'quote'
  readonly requires: string
  readonly read: string
  readonly write: string
  readonly desk: string
  readonly as: string
  readonly one: string
  /** Lets the stream catch up, by which searches find what was written. */
  readonly settles: string
}

/** Services whose records a newcomer's may belong to. */
export const owners: Readonly<Record<string, Owner>> = {
  policy: {
    kind: 'policy',
    requires: "import { requirePolicy } from '../store/policies.ts'",
    read: 'policy:read',
    write: 'policy:update',
    desk: 'PolicyDesk',
    as: 'asPolicy',
    one: 'PolicyId.parse((await desk.aBinder()).id)',
    settles: 'desk.quotes.settle()',
  },
  quote: {
    kind: 'quote',
    requires: "import { requireQuote } from '../store/reach.ts'",
    read: 'quote:read',
    write: 'quote:update',
    desk: 'QuoteDesk',
    as: 'as',
    one: 'QuoteId.parse(await desk.aRequestedQuote(await desk.anAccount()))',
    settles: 'desk.settle()',
  },
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** Several of a kind: `inspections`, `inquiries`. */
export const pluralOf = (kind: string): string => (/[^aeiou]y$/.test(kind) ? `${kind.slice(0, -1)}ies` : `${kind}s`)

/** The first three letters of a kind, in their order, that no other kind has. */
export const prefixOf = (kind: string, taken: readonly string[]): string | undefined => {
  const letters = [...kind.toLowerCase()]
  return letters
    .slice(1)
    .flatMap((second, at) => letters.slice(at + 2).map((third) => `${letters[0]}${second}${third}`))
    .find((prefix) => !taken.includes(prefix))
}

/** The statuses of the steps, in the order in which they are named. */
export const statusesOf = (steps: readonly WantedStep[]): readonly string[] => [
  ...new Set([...steps.map(({ from }) => from), ...steps.map(({ to }) => to)]),
]

/** A status has the tone that its word has in other lives; else it is a draft, under way or ended by its place. */
const toneOf = (status: string, steps: readonly WantedStep[], tones: Readonly<Record<string, Tone>>): Tone => {
  const known = tones[status]
  if (known !== undefined) return known
  if (steps[0]?.from === status) return 'draft'
  return steps.some(({ from }) => from === status) ? 'review' : 'ended'
}

/** The names of a record's operations. */
export const operationsOf = ({ kind, steps }: WantedRecord) => {
  const Kind = capital(kind)
  return {
    create: `create${Kind}`,
    get: `get${Kind}`,
    list: `list${capital(pluralOf(kind))}`,
    history: `list${Kind}History`,
    acts: [...new Set(steps.map(({ action }) => action))].map((action) => ({ action, name: `${action}${Kind}` })),
  }
}

const statusText = (kind: string, lines: readonly string[]): string => {
  const Kind = capital(kind)
  return `import type { Tone } from '../tone.ts'

/** Where ${sentence(kind).toLowerCase()} records stand. */
export const ${kind}StatusTones = {
${lines.join('\n')}
} as const satisfies Record<string, { readonly tone: Tone }>

export type ${Kind}Status = keyof typeof ${kind}StatusTones

export const ${kind}Statuses = Object.keys(${kind}StatusTones) as [${Kind}Status, ...${Kind}Status[]]
`
}

const lifeText = (wanted: WantedRecord): string => {
  const { kind, steps } = wanted
  const actions = operationsOf(wanted).acts.map(({ action, name }) => {
    const own = steps.filter((step) => step.action === action)
    const froms = [...new Set(own.map(({ from }) => from))]
    const leads = froms.map((from) => {
      const to = own.filter((step) => step.from === from).map((step) => `'${step.to}'`)
      return `${from}: ${to.length === 1 ? to[0] : `[${to.join(', ')}]`}`
    })
    return `    ${action}: { word: '${words(action)} it', by: ['${name}'], steps: { ${leads.join(', ')} } },`
  })
  return `import { defineLife } from '../life.ts'
import { ${kind}StatusTones } from './${kind}Status.ts'

/** The life of the record ${words(kind)}: its statuses, and what people do to it. */
export const ${kind}Life = defineLife({
  kind: '${kind}',
  first: ['${steps[0]?.from}'],
  statuses: ${kind}StatusTones,
  actions: {
${actions.join('\n')}
  },
})

export type ${capital(kind)}Action = keyof typeof ${kind}Life.actions
`
}

const recordText = (kind: string, owner: Owner): string => {
  const Kind = capital(kind)
  const ownerId = `${capital(owner.kind)}Id`
  return `import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, ${Kind}Id, ${ownerId}, TeamId } from '#shared/domain/ids/ids.ts'
import { ${kind}Statuses } from '#shared/records/${kind}/${kind}Status.ts'

/** One ${words(kind)} of a ${owner.kind}, as it is kept. */
export const ${Kind}Record = z.object({
  id: ${Kind}Id,
  ${small(ownerId)}: ${ownerId},
  accountId: AccountId,
  agencyId: AgencyId,
  teamIds: z.array(TeamId),
  status: z.enum(${kind}Statuses),
  title: z.string(),
  created: Instant,
  lastUpdated: Instant,
})
export type ${Kind}Record = z.infer<typeof ${Kind}Record>

/** The same as it is shown. */
export const ${Kind} = ${Kind}Record.omit({ teamIds: true })
export type ${Kind} = z.infer<typeof ${Kind}>
`
}

const contractsText = (wanted: WantedRecord, owner: Owner): string => {
  const { service, kind } = wanted
  const Kind = capital(kind)
  const { create, get, list, history, acts } = operationsOf(wanted)
  const ownerId = `${capital(owner.kind)}Id`
  const one = words(kind)
  const base = `/api/${service}/v1/${words(pluralOf(kind)).replaceAll(' ', '-')}`
  const ofOne = `{${kind}Id}`
  const operation = (name: string, lines: readonly string[]) =>
    `export const ${name} = defineOperation({\n  name: '${name}',\n${lines.map((line) => `  ${line},\n`).join('')}})\n`
  return `import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { ${Kind}Id, ${ownerId} } from '#shared/domain/ids/ids.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { ${kind}Statuses } from '#shared/records/${kind}/${kind}Status.ts'
import { ${Kind} } from './${kind}Record.ts'

${[
  operation(create, [
    "method: 'POST'",
    `path: '${base}'`,
    `summary: 'Opens one ${one} of a ${owner.kind}.'`,
    `access: '${owner.write}'`,
    `body: z.strictObject({ ${small(ownerId)}: ${ownerId}, title: filledLine(200) })`,
    'status: 201',
    `response: ${Kind}`,
    `problems: ['${owner.kind}.notFound']`,
  ]),
  operation(get, [
    "method: 'GET'",
    `path: '${base}/${ofOne}'`,
    `summary: 'One ${one}, and where it stands.'`,
    `access: '${owner.read}'`,
    `params: { ${kind}Id: ${Kind}Id }`,
    `response: ${Kind}`,
    `problems: ['${kind}.notFound']`,
  ]),
  operation(list, [
    "method: 'GET'",
    `path: '${base}'`,
    `summary: '${sentence(pluralOf(kind))} in the caller’s reach.'`,
    `access: '${owner.read}'`,
    `query: z.strictObject({ ...hitsQuery(20), sort: z.enum(['created', '-created']).default('-created'), status: z.enum(${kind}Statuses).optional() })`,
    `response: hitsOf(${Kind})`,
  ]),
  operation(history, [
    "method: 'GET'",
    `path: '${base}/${ofOne}/history'`,
    `summary: 'What was done to one ${one}, by whom, and what it changed.'`,
    `access: '${owner.read}'`,
    `params: { ${kind}Id: ${Kind}Id }`,
    'response: HistoryPage',
    `problems: ['${kind}.notFound']`,
  ]),
  ...acts.map(({ action, name }) =>
    operation(name, [
      "method: 'PUT'",
      `path: '${base}/${ofOne}/${words(action).replaceAll(' ', '-')}'`,
      `summary: '${sentence(name)}.'`,
      `access: '${owner.write}'`,
      `params: { ${kind}Id: ${Kind}Id }`,
      `response: ${Kind}`,
      `problems: ['${kind}.notAllowed', '${kind}.notFound']`,
    ]),
  ),
].join('\n')}`
}

/** The files of a record before its handlers: statuses, life, record and contracts, by their paths. */
export const declaredText = (
  wanted: WantedRecord,
  { owner, tones }: { readonly owner: Owner; readonly tones: Readonly<Record<string, Tone>> },
): Readonly<Record<string, string>> => {
  const { service, kind, steps } = wanted
  const lines = statusesOf(steps).map((status) => `  ${status}: { tone: '${toneOf(status, steps, tones)}' },`)
  return {
    [`shared/records/${kind}/${kind}Status.ts`]: statusText(kind, lines),
    [`shared/records/${kind}/${kind}Life.ts`]: lifeText(wanted),
    [`shared/contracts/${service}/${kind}Record.ts`]: recordText(kind, owner),
    [`shared/contracts/${service}/${pluralOf(kind)}.ts`]: contractsText(wanted, owner),
  }
}
