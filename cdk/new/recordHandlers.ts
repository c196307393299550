import { type Owner, operationsOf, pluralOf, type WantedRecord } from './recordText.ts'
import { sentence, words } from './words.ts'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const storeText = ({ service, kind }: WantedRecord, owner: Owner): string => {
  const Kind = capital(kind)
  const many = pluralOf(kind)
  return `import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import { ${Kind}, type ${Kind}Record } from '#shared/contracts/${service}/${kind}Record.ts'

/** What a row of the lists holds. */
export type ${Kind}Row = ${Kind} & Pick<${Kind}Record, 'teamIds'>

/** ${sentence(many)}: listed for everyone, agency, teams, account and ${owner.kind}; found by their title. */
export const ${many} = defineRecord({
  kind: '${kind}',
  notFound: '${kind}.notFound',
  history: { hides: [] },
  list: {
    scopes: (${kind}: ${Kind}Record) => [...scopesOfRecord(${kind}), \`${owner.kind}:\${${kind}.${owner.kind}Id}\`],
    groups: ({ status }: ${Kind}Record) => [status],
    sorts: { created: ({ created }: ${Kind}Record) => created },
    summary: (${kind}: ${Kind}Record): ${Kind}Row => ({ ...${Kind}.parse(${kind}), teamIds: ${kind}.teamIds }),
  },
  search: ({ title }: ${Kind}Record) => [title],
})
`
}

const actionText = ({ service, kind }: WantedRecord): string => {
  const Kind = capital(kind)
  const many = pluralOf(kind)
  return `import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { ${Kind}, type ${Kind}Record } from '#shared/contracts/${service}/${kind}Record.ts'
import * as contracts from '#shared/contracts/${service}/${many}.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type ${Kind}Action, ${kind}Life } from '#shared/records/${kind}/${kind}Life.ts'
import { ${many} } from '../store/${many}.ts'

const guard = guardOf(${kind}Life, { refusal: '${kind}.notAllowed', contracts: Object.values(contracts) })

/** The ${words(kind)}, or \`${kind}.notFound\` when there is none or it is not in the actor's reach. */
export const require${Kind} = (id: string, actor: Actor): Promise<Stored<${Kind}Record>> =>
  ${many}.require(id, (${kind}) => isTheirs(actor, ${kind}))

/** Takes a step of its life, or refuses with \`${kind}.notAllowed\` and what can be done instead. */
export const takeStep = async (
  id: string,
  action: ${Kind}Action,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<${Kind}> => {
  const before = await require${Kind}(id, actor)
  const after = { ...before, status: guard.after(before.status, action, { actor }), lastUpdated: now }
  await commit([${many}.update(before, after)])
  return ${Kind}.parse(after)
}
`
}

const testText = (wanted: WantedRecord, owner: Owner): string => {
  const { service, kind, steps } = wanted
  const many = pluralOf(kind)
  const { create, get, list, history, acts } = operationsOf(wanted)
  const file = owner.desk.charAt(0).toLowerCase() + owner.desk.slice(1)
  const first = steps[0]
  const path = (id: string): string => `{ params: { ${kind}Id: ${id} } }`
  const taken = acts.find(({ action }) => action === first?.action)
  const others = acts.map(
    ({ action, name }) => `  it('${words(action)}: is refused wherever its life does not have it', async () => {
    const { id } = await opened()
    await expectRefused({
      records: ${many},
      id,
      life: ${kind}Life,
      by: '${name}',
      send: () => as(cast.producer)(contract.${name}, ${path('id')}),
      problemIn: (status) => ({ code: '${kind}.notAllowed', data: { status } }),
    })
  })
`,
  )
  const ownerId = `${capital(owner.kind)}Id`
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/contracts/${service}/${many}.ts'
import { ${ownerId} } from '#shared/domain/ids/ids.ts'
import { ${kind}Life } from '#shared/records/${kind}/${kind}Life.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { open${owner.desk}, type ${owner.desk} } from '#tests/support/${file}.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
import { ${many} } from '../store/${many}.ts'

let desk: ${owner.desk}
let ${owner.kind}Id: ${ownerId}
beforeAll(async () => {
  desk = await open${owner.desk}()
  ${owner.kind}Id = ${owner.one}
})
afterAll(() => desk.close())

const as = callerOf(handler)
const opened = async () =>
  answered(await as(cast.producer)(contract.${create}, { body: { ${owner.kind}Id, title: 'First' } }))

describe('the record ${words(kind)}', () => {
  it('is opened, read and listed by those whose ${owner.kind} it is', async () => {
    const ${kind} = await opened()
    expect(${kind}).toMatchObject({ status: '${first?.from}', title: 'First' })
    expect(answered(await as(cast.producer)(contract.${get}, ${path(`${kind}.id`)}))).toEqual(${kind})
    const { hits } = answered(await as(cast.producer)(contract.${list}, { query: {} }))
    expect(hits).toContainEqual(${kind})
    await ${owner.settles}
    const found = answered(await as(cast.producer)(contract.${list}, { query: { search: 'first' } }))
    expect(found.hits).toContainEqual(${kind})
  })

  it('is not found by others', async () => {
    const { id } = await opened()
    const refused = { status: 404, problem: { code: '${kind}.notFound' } }
    expect(await as(cast.otherProducer)(contract.${get}, ${path('id')})).toMatchObject(refused)
    expect(await as(cast.otherProducer)(contract.${history}, ${path('id')})).toMatchObject(refused)
    expect(answered(await as(cast.otherProducer)(contract.${list}, { query: {} })).hits).toEqual([])
  })

  it('tells its history', async () => {
    const { id } = await opened()
    expect(answered(await as(cast.producer)(contract.${taken?.name}, ${path('id')}))).toMatchObject({ status: '${first?.to}' })
    const { hits } = answered(await as(cast.producer)(contract.${history}, ${path('id')}))
    expect(hits[0]).toMatchObject({ operation: '${taken?.name}' })
  })

${others.join('\n')}})
`
}

/** The store, the handlers and the test of a record, by their paths. */
export const handlersText = (wanted: WantedRecord, owner: Owner): Readonly<Record<string, string>> => {
  const { service, kind } = wanted
  const Kind = capital(kind)
  const many = pluralOf(kind)
  const { create, get, list, history, acts } = operationsOf(wanted)
  const folder = `functions/${service}/${many}`
  const contract = (name: string) => `import { ${name} as contract } from '#shared/contracts/${service}/${many}.ts'`
  const schema = `import { ${Kind} } from '#shared/contracts/${service}/${kind}Record.ts'`
  const implement = "import { implement } from '#functions/_platform/http/implement.ts'"
  const reach = `import { require${Kind} } from './${kind}Action.ts'`
  const store = `import { ${many} } from '../store/${many}.ts'`
  return {
    [`functions/${service}/store/${many}.ts`]: storeText(wanted, owner),
    [`${folder}/${kind}Action.ts`]: actionText(wanted),
    [`${folder}/${create}.ts`]: `import { ulid } from 'ulid'
${implement}
import { commit } from '#functions/_platform/storage/commit.ts'
import { ${Kind}, type ${Kind}Record } from '#shared/contracts/${service}/${kind}Record.ts'
${contract(create)}
import { ${Kind}Id, idPrefixes } from '#shared/domain/ids/ids.ts'
${owner.requires}
${store}

export const ${create} = implement(contract)(async ({ body, actor, now }) => {
  const { accountId, agencyId, teamIds } = await require${capital(owner.kind)}(body.${owner.kind}Id, actor)
  const ${kind}: ${Kind}Record = {
    ...body,
    id: ${Kind}Id.parse(\`\${idPrefixes.${kind}}_\${ulid()}\`),
    accountId,
    agencyId,
    teamIds,
    status: '${wanted.steps[0]?.from}',
    created: now,
    lastUpdated: now,
  }
  await commit([${many}.create(${kind})])
  return ${Kind}.parse(${kind})
})
`,
    [`${folder}/${get}.ts`]: `${implement}
${schema}
${contract(get)}
${reach}

export const ${get} = implement(contract)(async ({ params, actor }) =>
  ${Kind}.parse(await require${Kind}(params.${kind}Id, actor)),
)
`,
    [`${folder}/${list}.ts`]: `import { isTheirs, listScopesOf } from '#functions/_platform/auth/relation.ts'
${implement}
${schema}
${contract(list)}
import { isSearch } from '#shared/domain/text/search.ts'
${store}

export const ${list} = implement(contract)(async ({ query, actor }) => {
  const { search, sort, status: group, size, after, before } = query
  const asked = { scopes: listScopesOf(actor), group, size, after, before }
  const page = isSearch(search)
    ? await ${many}.search({ ...asked, text: search })
    : await ${many}.list({ ...asked, sort: 'created', descending: sort === '-created' })
  // A row may be a moment older than the change that took it out of the actor's reach.
  const hits = page.hits.filter((${kind}) => isTheirs(actor, ${kind})).map((${kind}) => ${Kind}.parse(${kind}))
  return { ...page, hits }
})
`,
    [`${folder}/${history}.ts`]: `${implement}
import { historyFor } from '#functions/directory/public.ts'
${contract(history)}
import { historyShares } from '#shared/records/historyShares.ts'
${reach}

export const ${history} = implement(contract)(async ({ params, actor }) => {
  const { id } = await require${Kind}(params.${kind}Id, actor)
  return historyFor(id, actor, historyShares.${kind})
})
`,
    ...Object.fromEntries(
      acts.map(({ action, name }) => [
        `${folder}/${name}.ts`,
        `${implement}
${contract(name)}
import { takeStep } from './${kind}Action.ts'

export const ${name} = implement(contract)(({ params, actor, now }) => takeStep(params.${kind}Id, '${action}', { actor, now }))
`,
      ]),
    ),
    [`${folder}/${many}.test.ts`]: testText(wanted, owner),
  }
}
