import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { tellOfBroker } from '#functions/messages/on/tellOfBroker.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import { changeBrokerOfRecord } from '#shared/contracts/policy/brokerOfRecord.ts'
import { coverageInstant, dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { AgencyId, DocumentId, PersonaId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { type DocumentRecord, documents } from '../store/documents.ts'
import { mayOpen } from '../store/mayOpen.ts'
import { followBroker } from './followBroker.ts'

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const named = AgencyId.parse(castIds.agency(2))

it('documents of a policy go to its new broker, what the former brought for itself stays, and all three are told', async () => {
  const policy = await desk.aPolicy()
  const { agencyId, accountId, id: policyId } = policy
  const aDocument = (last: string, more: Partial<DocumentRecord> = {}): DocumentRecord => ({
    id: DocumentId.parse(`doc_01JH0000000000000000000${last}`),
    docName: 'Policy.pdf',
    docType: 'Policy',
    accountId,
    agencyId,
    teamIds: policy.teamIds,
    policyId,
    file: `documents/${last}`,
    size: 1,
    created: policy.created,
    createdBy: 'Operations',
    ...more,
  })
  const [shared, own] = [aDocument('E01'), aDocument('E02', { audience: 'AGENCY' })]
  const [aboveFormer, aboveNew] = (['A91', 'A92'] as const).map((last) =>
    PersonaId.parse(`org_01JH0000000000000000000${last}`),
  ) as [PersonaId, PersonaId] // as many as are named
  const made = aDocument('E04', { madeFrom: 'Policy|E04', partnerIds: [aboveFormer] })
  await commit([documents.create(shared), documents.create(own), documents.create(made)])
  await commit([aboveFormer, aboveNew].map((id) => personas.create(anOrganization(id, 'da'))))
  const namedAgency = await agencies.require(named)
  await commit([agencies.update(namedAgency, { ...namedAgency, aggregatorId: aboveNew })])
  const { change } = answered(
    await desk.asPolicy(cast.underwriter)(changeBrokerOfRecord, {
      params: { policyId },
      body: {
        agencyId: named,
        agentEmail: 'office@agency2.example',
        signedOn: dateAt(new Date().toISOString(), policy.timeZone),
      },
    }),
  )
  const happened = { id: 'evt_1', at: policy.created, now: new Date().toISOString() }
  const told = async (index: number) => {
    const detail = (await desk.events('policy.brokerNoticed', policyId)).at(-1)?.detail
    const before = (await desk.quotes.events()).filter(({ name }) => name === 'mail.requested').length
    await tellOfBroker({
      ...happened,
      name: 'policy.brokerNoticed',
      detail: detail as never,
      once: `broker|${index}`,
    } as Parameters<typeof tellOfBroker>[0])
    return (await desk.quotes.events()).filter(({ name }) => name === 'mail.requested').length - before
  }
  expect(await told(1)).toBe(3)
  const at = coverageInstant(change.effectiveDate, policy.timeZone)
  process.env.PALISADE_CLOCK = at
  await meetDeadlines({ now: at })
  delete process.env.PALISADE_CLOCK
  const detail = { policyId, revision: 2 }
  const event = { ...happened, name: 'policy.brokerChanged', detail, once: 'broker|docs' } as Parameters<
    typeof followBroker
  >[0]
  await followBroker(event)
  await followBroker(event)
  expect(await documents.byId(shared.id)).toMatchObject({ agencyId: named })
  expect(await documents.byId(own.id)).toMatchObject({ agencyId })
  expect(await documents.byId(made.id)).toMatchObject({ agencyId: named, partnerIds: [aboveNew] })
  const endorsements = (await desk.read(policyId)).transactions.at(-1)?.documents ?? []
  expect(endorsements).toHaveLength(1)
  expect(await documents.byId(endorsements[0] ?? '')).toMatchObject({ docType: 'Endorsement', agencyId: named })
  expect(await told(2)).toBe(3)
})

it('a letter has its file with it: who has the policy opens it at once, the agency it names from its day on', async () => {
  const policy = await desk.aPolicy()
  const other = await desk.aPolicy()
  const letter: DocumentRecord = {
    id: DocumentId.parse('doc_01JH0000000000000000000E03'),
    docName: 'Letter.pdf',
    docType: 'Correspondence',
    accountId: policy.accountId,
    audience: 'STAFF',
    lookedAfterFor: policy.agencyId,
    teamIds: [],
    policyId: policy.id,
    file: 'documents/E03',
    size: 1,
    created: policy.created,
    createdBy: 'Una Writer',
  }
  await commit([documents.create(letter)])
  const opens = async () => {
    const now = await documents.byId(letter.id)
    return [cast.underwriter, cast.producer, cast.otherProducer].map(
      (actor) => now !== undefined && mayOpen(actor, now),
    )
  }
  const record = ({ id: policyId, timeZone }: typeof policy) =>
    desk.asPolicy(cast.underwriter)(changeBrokerOfRecord, {
      params: { policyId },
      body: { agencyId: named, signedOn: dateAt(new Date().toISOString(), timeZone), letterId: letter.id },
    })
  expect(await opens()).toEqual([true, false, false])
  expect(await record(other)).toMatchObject({ problem: { code: 'document.notFound' } })
  // What staff keep for themselves is opened by nobody else's word.
  const kept = desk.asPolicy(cast.producer)(changeBrokerOfRecord, {
    params: { policyId: policy.id },
    body: {
      agencyId: AgencyId.parse(policy.agencyId),
      signedOn: dateAt(new Date().toISOString(), policy.timeZone),
      letterId: letter.id,
    },
  })
  expect(await kept).toMatchObject({ problem: { code: 'document.notFound' } })
  expect(await opens()).toEqual([true, false, false])
  const { change } = answered(await record(policy))
  expect(change).toMatchObject({ status: 'PENDING', letterId: letter.id })
  expect(await opens()).toEqual([true, true, false])
  const at = coverageInstant(change.effectiveDate, policy.timeZone)
  process.env.PALISADE_CLOCK = at
  await meetDeadlines({ now: at })
  delete process.env.PALISADE_CLOCK
  const detail = { policyId: policy.id, revision: 2 }
  await followBroker({
    id: 'evt_2',
    at,
    now: at,
    name: 'policy.brokerChanged',
    detail,
    once: 'broker|letter',
  } as Parameters<typeof followBroker>[0])
  expect(await opens()).toEqual([true, false, true])
})
