import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { createAccount, getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import * as contract from '#shared/contracts/account/tags.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from '../index.ts'
import { accountById } from '../public.ts'
import { accounts } from '../store/accounts.ts'
import { tagOwnerOf, tags } from '../store/tags.ts'
import { handler as worker } from '../worker.ts'

const as = callerOf(handler)
let table: TestTable
let settle: ReturnType<typeof settlerOf>
let at: { params: { accountId: AccountId } }

beforeAll(async () => {
  table = await startTable()
  settle = settlerOf(table)
  await bookAgencies()
  const made = await as(cast.producer)(createAccount, { body: { name: 'Tagged Inc', state: 'OR' } })
  if (!made.ok) throw new Error(made.problem.detail)
  at = { params: { accountId: AccountId.parse(made.value.id) } }
})
afterAll(() => table.stop())

const create = async (name: string, actor: Parameters<typeof as>[0] = cast.producer) => {
  const made = await as(actor)(contract.createTag, { body: { name } })
  if (!made.ok) throw new Error(made.problem.detail)
  return made.value
}
const namesFor = async (actor: Parameters<typeof as>[0], search?: string) => {
  const list = await as(actor)(contract.listTags, { query: { search } })
  return list.ok ? list.value.map(({ name }) => name) : []
}

/** The message that tells of a removed tag. */
const removal = (detail: unknown) => ({
  messageId: '1',
  eventSourceARN: 'arn:aws:sqs:us-east-1:0:palisade-us-account-dropTag',
  body: JSON.stringify({ id: 'evt_1', 'detail-type': 'tag.removed', time: '2026-01-05T09:00:00Z', detail }),
})

describe('tags', () => {
  it('are an agency’s own, in order of their names', async () => {
    await create('Healthcare')
    await create('Key client')
    await create('Watch', cast.superAdmin)
    aWhilePasses()
    expect(await namesFor(cast.agent)).toEqual(['Healthcare', 'Key client'])
    expect(await namesFor(cast.producer, '*KEY*')).toEqual(['Key client'])
    expect(await namesFor(cast.producer, ' ')).toEqual(['Healthcare', 'Key client'])
    expect(await namesFor(cast.superAdmin)).toEqual(['Watch'])
    expect(await namesFor(cast.otherProducer)).toEqual([])
    expect(await as(cast.producer)(contract.createTag, { body: { name: 'healthcare' } })).toMatchObject({
      status: 409,
      problem: { code: 'tag.alreadyExists' },
    })
    expect(await as(cast.policyHolder)(contract.createTag, { body: { name: 'Mine' } })).toMatchObject({ status: 403 })
  })

  it('are put on an account in place of those it had', async () => {
    const apply = (tagNames: string[], actor: Parameters<typeof as>[0] = cast.producer) =>
      as(actor)(contract.applyAccountTags, { ...at, body: { tagNames } })
    expect(await apply(['healthcare', 'Key client', 'Key client'])).toMatchObject({
      value: { tags: ['Healthcare', 'Key client'] },
    })
    expect(await apply(['Healthcare', 'Unheard of'])).toMatchObject({
      status: 404,
      problem: { code: 'tag.notFound', errors: [{ path: ['tagNames', 1] }] },
    })
    expect(await apply(['Healthcare', 'Key client', 'Watch'], cast.superAdmin)).toMatchObject({ ok: true })
    expect(await apply([], cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await apply(Array.from({ length: 11 }, (_, index) => `t${index}`))).toMatchObject({ status: 400 })
  })

  it('narrow a list to the accounts that have them', async () => {
    await as(cast.producer)(createAccount, { body: { name: 'Untagged Inc', state: 'OR' } })
    const tagged = (tag: string, actor = cast.producer) => as(actor)(searchAccounts, { query: { tag } })
    aWhilePasses()
    expect(await tagged('KEY client')).toMatchObject({ value: { hits: [{ name: 'Tagged Inc' }], totalHits: 1 } })
    expect(await tagged('Nobody has it')).toMatchObject({ value: { hits: [], totalHits: 0 } })
    expect(await tagged('Key client', cast.otherProducer)).toMatchObject({ value: { hits: [] } })
  })

  it('narrow the lists of a team too, for who is bound to it and for who looks at it alone', async () => {
    const account = await accountById(at.params.accountId)
    if (account === undefined) throw new Error('no account')
    const teamId = cast.agent.teamIds[0] ?? ''
    await commit([accounts.update(account, { ...account, teams: [{ id: teamId, name: 'West' }] })])
    aWhilePasses()
    const one = { value: { hits: [{ name: 'Tagged Inc' }], totalHits: 1 } }
    expect(await as(cast.agent)(searchAccounts, { query: { tag: 'Key client' } })).toMatchObject(one)
    expect(await as(cast.agent)(searchAccounts, { query: { tag: 'Nobody has it' } })).toMatchObject({
      value: { hits: [] },
    })
  })

  it('are words of those who sell: neither the insured reads or changes them nor who serves it or counts it a member', async () => {
    const account = await accountById(at.params.accountId)
    if (account === undefined) throw new Error('no account')
    await commit([
      accounts.update(account, { ...account, ein: '12-3456789', partnerIds: ['org_mssp', 'org_pool', 'org_lane'] }),
    ])
    await settle()
    const others = [
      { ...cast.policyHolder, organizationId: account.id },
      partnerOf('MSSP', 'MSSP Admin', 'org_mssp'),
      partnerOf('POOL', 'Pool Admin', 'org_pool'),
    ]
    for (const other of others) {
      expect(await as(other)(getAccount, at)).toMatchObject({ value: { name: 'Tagged Inc', tags: [] } })
      expect(await as(other)(searchAccounts, { query: {} })).toMatchObject({ value: { hits: [{ tags: [] }] } })
      expect(await as(other)(searchAccounts, { query: { tag: 'Key client' } })).toMatchObject({ value: { hits: [] } })
      expect(await as(other)(contract.applyAccountTags, { ...at, body: { tagNames: [] } })).toMatchObject({
        status: 403,
      })
    }
    // Nor does a list tell them more of it than its page.
    const einOf = async (actor: Parameters<typeof as>[0]) => {
      const page = await as(actor)(searchAccounts, { query: {} })
      return page.ok ? page.value.hits.find(({ id }) => id === account.id)?.ein : page.problem
    }
    expect(await Promise.all(others.map(einOf))).toEqual(['12-3456789', undefined, undefined])
    expect(await as(cast.agent)(getAccount, at)).toMatchObject({ value: { tags: expect.arrayContaining(['Watch']) } })
  })

  it('narrow an aggregator’s list, with its own as with its agencies’, and one that is removed is on nothing any more', async () => {
    const lane = partnerOf('DIGITAL', 'Corp Admin', 'org_lane')
    const { id, name } = await create('Campaign', lane)
    const { tags: before = [] } = (await accountById(at.params.accountId)) ?? {}
    const tagNames = [...before, 'Campaign']
    expect(await as(lane)(contract.applyAccountTags, { ...at, body: { tagNames } })).toMatchObject({ ok: true })
    await settle()
    for (const tag of ['campaign', 'Key client'])
      expect(await as(lane)(searchAccounts, { query: { tag } })).toMatchObject({
        value: { hits: [{ name: 'Tagged Inc' }], totalHits: 1 },
      })
    expect(await as(lane)(searchAccounts, { query: { tag: 'Nobody has it' } })).toMatchObject({ value: { hits: [] } })
    expect(await as(lane)(contract.removeTag, { params: { tagId: id } })).toMatchObject({ ok: true })
    await worker({ Records: [removal({ tagId: id, name, owner: tagOwnerOf(lane) })] } as never)
    expect((await accountById(at.params.accountId))?.tags).toEqual(before)
  })

  it('narrow an aggregator’s list, whose pages are turned forth and back', async () => {
    const lane = partnerOf('DIGITAL', 'Corp Admin', 'org_pages')
    await create('Turned', lane)
    for (const letter of 'ABCDEFGHIJ') {
      const made = await as(cast.producer)(createAccount, { body: { name: `Page ${letter}`, state: 'OR' } })
      if (!made.ok) throw new Error(made.problem.detail)
      const account = await accounts.require(made.value.id)
      // Two in three have it.
      const tagNames = 'CFI'.includes(letter) ? [] : ['Turned']
      await commit([accounts.update(account, { ...account, partnerIds: ['org_pages'], tags: tagNames })])
    }
    await settle()
    const page = async (place: { after?: string; before?: string; search?: string }) => {
      const read = await as(lane)(searchAccounts, { query: { tag: 'Turned', sort: 'name', size: 3, ...place } })
      if (!read.ok) throw new Error(read.problem.detail)
      const { hits, nextToken, prevToken } = read.value
      return { names: hits.map(({ name }) => name.at(-1)).join(''), nextToken, prevToken }
    }
    const walked = async (words: { search?: string }) => {
      const first = await page(words)
      const second = await page({ ...words, after: first.nextToken ?? '' })
      const third = await page({ ...words, after: second.nextToken ?? '' })
      const backToSecond = await page({ ...words, before: third.prevToken ?? '' })
      const backToFirst = await page({ ...words, before: backToSecond.prevToken ?? '' })
      const again = await page({ ...words, after: backToFirst.nextToken ?? '' })
      return [first, second, third, backToSecond, backToFirst, again].map(({ names }) => names)
    }
    expect(await walked({})).toEqual(['ABD', 'EGH', 'J', 'EGH', 'ABD', 'EGH'])
    const found = await walked({ search: '*page*' })
    expect(found.map((names) => names.length)).toEqual([3, 3, 1, 3, 3, 3])
    expect([found[3], found[4], found[5]]).toEqual([found[1], found[0], found[1]])
  })

  it('are two hundred at most, also when two are made at once', async () => {
    const owner = tagOwnerOf(cast.otherProducer)
    const present = Array.from({ length: 199 }, (_, made) =>
      tags.create({ id: `tag_${made}`, name: `Tag ${made}`, owner }),
    )
    while (present.length > 0) await commit(present.splice(0, 20))
    const made = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => as(cast.otherProducer)(contract.createTag, { body: { name } })),
    )
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('are on no account when an account was given one as it was removed', async () => {
    const given = async (name: string) => {
      const answer = await as(cast.producer)(contract.applyAccountTags, { ...at, body: { tagNames: [name] } })
      expect([200, 404]).toContain(answer.status)
    }
    for (let round = 0; round < 12; round += 1) {
      const { id, name } = await create(`Round ${round}`)
      const owner = tagOwnerOf(cast.producer)
      const removed = as(cast.producer)(contract.removeTag, { params: { tagId: id } }).then(() =>
        worker({ Records: [removal({ tagId: id, name, owner })] } as never),
      )
      await Promise.all([given(name), removed])
      expect((await accountById(at.params.accountId))?.tags).not.toContain(name)
    }
    await as(cast.producer)(contract.applyAccountTags, { ...at, body: { tagNames: ['Healthcare', 'Key client'] } })
    await as(cast.superAdmin)(contract.applyAccountTags, {
      ...at,
      body: { tagNames: ['Healthcare', 'Key client', 'Watch'] },
    })
  })

  it('leave the accounts when they are removed', async () => {
    const list = await as(cast.producer)(contract.listTags, { query: { search: 'key' } })
    const tag = list.ok ? list.value[0] : undefined
    const remove = { params: { tagId: tag?.id ?? '' } }
    expect(await as(cast.otherProducer)(contract.removeTag, remove)).toMatchObject({ status: 404 })
    expect(await as(cast.producer)(contract.removeTag, remove)).toMatchObject({ status: 204 })
    expect(await as(cast.producer)(contract.removeTag, remove)).toMatchObject({ status: 404 })
    const event = (await eventsOf(table)).findLast(({ name }) => name === 'tag.removed')
    const message = removal(event?.detail)
    expect(await worker({ Records: [message] } as never)).toEqual({ batchItemFailures: [] })
    expect((await accountById(at.params.accountId))?.tags).toEqual(['Healthcare', 'Watch'])
    expect(await worker({ Records: [message] } as never)).toEqual({ batchItemFailures: [] })
  })
})
