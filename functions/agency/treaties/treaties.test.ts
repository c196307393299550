import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { personas } from '#functions/directory/store/personas.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import * as contract from '#shared/contracts/account/treaties.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { PersonaId, PolicyId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

const as = callerOf(handler)
const ids = {
  carrier: PersonaId.parse('org_01JH0000000000000000000P21'),
  first: PersonaId.parse('org_01JH0000000000000000000P22'),
  second: PersonaId.parse('org_01JH0000000000000000000P23'),
}

let desk: PolicyDesk
let policy: PolicyRecord
/** Of the premium of one policy, minor units. */
const givenBack = 40_000
let terms: contract.NewTreaty
beforeAll(async () => {
  desk = await openPolicyDesk()
  policy = await desk.aPolicy({})
  await commit([
    personas.create(anOrganization(ids.carrier, 'carrier')),
    personas.create(anOrganization(ids.first, 'reinsurer')),
    personas.create(anOrganization(ids.second, 'reinsurer')),
  ])
  terms = {
    name: 'Quota share',
    carrierId: ids.carrier,
    kind: 'QUOTA_SHARE',
    begins: addDays(policy.effectiveDate, -30),
    ends: addDays(policy.effectiveDate, 300),
    layers: [
      {
        attachment: 0,
        limit: 5_000_000,
        share: 50,
        rate: 0,
        parts: [
          { reinsurerId: ids.first, percent: 80 },
          { reinsurerId: ids.second, percent: 20 },
        ],
      },
    ],
  }
  const [written] = policy.transactions
  if (written === undefined) throw new Error('A policy begins with what was written.')
  const back = { ...written, money: { ...written.money, premium: -givenBack } }
  for (let each = 1; each <= 6; each += 1) {
    const transactions = each === 6 ? [written, back] : [written]
    const id = PolicyId.parse(`pol_01JH00000000000000000000T${each}`)
    await commit([
      policies.create({
        ...policy,
        id,
        transactions,
        policyNumber: `${policy.policyNumber}-T${each}`,
        carrierId: ids.carrier,
      }),
    ])
  }
  await desk.quotes.settle()
  await desk.quotes.settle()
})
afterAll(() => desk.close())

const admin = as(cast.superAdmin)
const standing = (id: PersonaId) => as(partnerOf('RE_INSURER', 'Reinsurer Analyst', id))(contract.getTreatyStanding, {})

describe('a treaty', () => {
  it('is entered, changed and listed by the provider’s administrators alone', async () => {
    const made = answered(await admin(contract.createTreaty, { body: terms }))
    expect(made).toMatchObject({ name: 'Quota share', year: Number(terms.begins.substring(0, 4)) })
    const params = { treatyId: made.id }
    expect(answered(await admin(contract.updateTreaty, { params, body: { ...terms, name: 'QS 50' } }))).toMatchObject({
      id: made.id,
      name: 'QS 50',
      created: made.created,
    })
    expect(answered(await admin(contract.listTreaties, {}))).toMatchObject([{ name: 'QS 50' }])
    for (const actor of [cast.underwriter, cast.agencyAdmin, partnerOf('RE_INSURER', 'Reinsurer Admin', ids.first)]) {
      expect(await as(actor)(contract.listTreaties, {})).toMatchObject({ status: 403 })
      expect(await as(actor)(contract.createTreaty, { body: terms })).toMatchObject({ status: 403 })
    }
  })

  it('is refused with the reason where its terms are wrong, or somebody of it is none of those', async () => {
    const refused = async (more: object) => admin(contract.createTreaty, { body: { ...terms, ...more } })
    expect(await refused({ ends: terms.begins })).toMatchObject({
      status: 422,
      problem: { code: 'treaty.wrongTerms', errors: [{ path: ['ends'] }] },
    })
    const [layer] = terms.layers
    expect(await refused({ layers: [{ ...layer, attachment: 5 }] })).toMatchObject({
      problem: { code: 'treaty.wrongTerms', errors: [{ path: ['layers', '0', 'attachment'] }] },
    })
    const notFound = { status: 404, problem: { code: 'persona.notFound' } }
    expect(await refused({ carrierId: ids.first })).toMatchObject(notFound)
    expect(await refused({ layers: [{ ...layer, parts: [{ reinsurerId: ids.carrier, percent: 1 }] }] })).toMatchObject(
      notFound,
    )
  })

  it('tells each of its reinsurers the own part of premium and losses, and nothing of anybody else’s', async () => {
    // What was given back for one of them is nobody's to cede.
    const premium = 6 * policy.rated.premium - givenBack
    const own = answered(await standing(ids.first))
    expect(own.treaties).toMatchObject([
      { name: 'QS 50', carrier: 'carrier 21', layers: [{ percent: 80, policies: 6, losses: 0, incurred: 0 }] },
    ])
    expect(own.treaties[0]?.layers[0]?.premium).toBe(Math.round(premium * 0.4))
    const other = answered(await standing(ids.second))
    expect(other.treaties[0]?.layers[0]).toMatchObject({ percent: 20, premium: Math.round(premium * 0.1) })
    for (const word of [policy.companyName, policy.agencyName, ids.second, policy.id])
      expect(JSON.stringify(own)).not.toContain(word)
  })

  it('tells an organization without a part in any that there is none', async () => {
    const stranger = PersonaId.parse('org_01JH0000000000000000000P29')
    expect(answered(await standing(stranger)).treaties).toEqual([])
    expect(await as(cast.superAdmin)(contract.getTreatyStanding, {})).toMatchObject({ status: 403 })
  })

  it('withholds figures of few policies', async () => {
    const few = { ...terms, name: 'Few', carrierId: undefined }
    const { id } = answered(await admin(contract.createTreaty, { body: few }))
    const { treaties } = answered(await standing(ids.first))
    const [layer] = treaties.find((each) => each.id === id)?.layers ?? []
    expect(layer).toMatchObject({ percent: 80 })
    expect(layer).not.toHaveProperty('premium')
  })

  it('is signed by each of its reinsurers on the terms that it read, until others are entered', async () => {
    const made = answered(await admin(contract.createTreaty, { body: { ...terms, name: 'To sign' } }))
    const params = { treatyId: made.id }
    const body = { updated: made.updated }
    const sign = (id: PersonaId, of = body) =>
      as(partnerOf('RE_INSURER', 'Reinsurer Admin', id))(contract.signTreaty, { params, body: of })
    const signedBy = async (id: PersonaId) =>
      answered(await standing(id)).treaties.find((each) => each.id === made.id)?.signed
    expect(await signedBy(ids.first)).toBeUndefined()
    expect(await sign(ids.first, { updated: '2026-01-01T00:00:00.000Z' })).toMatchObject({
      status: 409,
      problem: { code: 'treaty.changed' },
    })
    for (let time = 1; time <= 2; time += 1) expect(await sign(ids.first)).toMatchObject({ status: 204 })
    expect(await signedBy(ids.first)).toMatchObject({ by: expect.stringMatching(/\w/) })
    expect(await signedBy(ids.second)).toBeUndefined()
    // Who signed first changes nothing of what the next one read.
    expect(await sign(ids.second)).toMatchObject({ status: 204 })
    const read = async () => answered(await admin(contract.listTreaties, {})).find(({ id }) => id === made.id)
    expect((await read())?.signatures?.map(({ reinsurerId }) => reinsurerId)).toEqual([ids.first, ids.second])
    answered(await admin(contract.updateTreaty, { params, body: { ...terms, name: 'Signed' } }))
    expect((await read())?.signatures).toHaveLength(2)
    const [layer] = terms.layers
    const other = { ...terms, name: 'Signed', layers: [{ ...layer, limit: 4_000_000 }] } as contract.NewTreaty
    answered(await admin(contract.updateTreaty, { params, body: other }))
    expect((await read())?.signatures).toBeUndefined()
  })

  it('is nobody’s to sign who bears no part of it, nor who may not sign for a reinsurer', async () => {
    const made = answered(await admin(contract.createTreaty, { body: { ...terms, name: 'Not theirs' } }))
    const call = { params: { treatyId: made.id }, body: { updated: made.updated } }
    const by = (id: PersonaId, role: 'Reinsurer Admin' | 'Reinsurer Analyst') =>
      as(partnerOf('RE_INSURER', role, id))(contract.signTreaty, call)
    expect(await by(PersonaId.parse('org_01JH0000000000000000000P29'), 'Reinsurer Admin')).toMatchObject({
      status: 404,
      problem: { code: 'treaty.notFound' },
    })
    expect(await by(ids.first, 'Reinsurer Analyst')).toMatchObject({ status: 403 })
    for (const actor of [cast.superAdmin, partnerOf('CARRIER', 'Carrier Admin', ids.carrier)])
      expect(await as(actor)(contract.signTreaty, call)).toMatchObject({ status: 403 })
  })

  it('is removed before it begins, and stays from then on', async () => {
    const begun = answered(
      await admin(contract.createTreaty, { body: { ...terms, begins: '2026-01-01', ends: '2027-01-01' } }),
    )
    expect(await admin(contract.removeTreaty, { params: { treatyId: begun.id } })).toMatchObject({
      status: 409,
      problem: { code: 'treaty.begun' },
    })
    const later = answered(
      await admin(contract.createTreaty, { body: { ...terms, begins: '2090-01-01', ends: '2091-01-01' } }),
    )
    const params = { treatyId: later.id }
    expect(await admin(contract.removeTreaty, { params })).toMatchObject({ status: 204 })
    expect(await admin(contract.removeTreaty, { params })).toMatchObject({ status: 404 })
  })
})
