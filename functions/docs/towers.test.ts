import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { downloadTower, searchOwnerDocuments, verifyDocumentCode } from '#shared/contracts/docs/index.ts'
import { issueExcessPolicy } from '#shared/contracts/policy/excess.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { AgencyId, PolicyId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler } from './index.ts'
import { documents } from './store/documents.ts'
import { handler as worker } from './worker.ts'

const as = callerOf(handler)

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let primary: PolicyRecord
let layer: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  const effectiveDate = dateAt(new Date().toISOString(), 'America/Los_Angeles')
  primary = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
  const asked = { policyId: PolicyId.parse(primary.id), limit: 1_000_000, attachmentPoint: primary.limit }
  const { id } = answered(await desk.asPolicy(cast.underwriter)(issueExcessPolicy, { body: asked as never }))
  await desk.issue(await desk.read(id))
  layer = await desk.read(id)
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const download = (policy: Pick<PolicyRecord, 'id'>, actor: Parameters<typeof as>[0] = cast.producer) =>
  as(actor)(downloadTower, { params: { policyId: PolicyId.parse(policy.id) } })
/** The words of a tower, which is asked for, made and asked for again. */
const seen = async (policy: Pick<PolicyRecord, 'id'>) => {
  expect(await download(policy)).toMatchObject({ problem: { code: 'document.beingMade' } })
  await handOver(worker, 'policy.towerRequested', { policyId: policy.id })
  await handOver(worker, 'policy.towerRequested', { policyId: policy.id })
  const { url } = answered(await download(policy))
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
const towersOf = async (policy: Pick<PolicyRecord, 'id'>) =>
  answered(
    await as(cast.producer)(searchOwnerDocuments, {
      params: { ownerId: PolicyId.parse(policy.id) },
      query: { docType: 'Tower' },
    }),
  ).content

describe('the tower that a policy is a layer of', () => {
  it('is a document with each layer, its insurer and premium, made once while it is the same, and verified', async () => {
    const text = await seen(layer)
    for (const said of [primary.policyNumber, layer.policyNumber, layer.companyName, 'excess of', 'primary'])
      expect(text).toContain(said)
    const [row, ...others] = await towersOf(layer)
    expect(others).toEqual([])
    const { code = '' } = await documents.require(row?.docId ?? '')
    expect(answered(await as(undefined)(verifyDocumentCode, { params: { printed: code } }))).toMatchObject({
      docType: 'Tower',
      number: layer.policyNumber,
      isReplaced: false,
    })
  })

  it('is none of a policy that stands alone, and none of other people’s', async () => {
    expect(await download(await desk.aPolicy())).toMatchObject({ problem: { code: 'policy.noTower' } })
    expect(await download(layer, cast.otherProducer)).toMatchObject({ problem: { code: 'policy.notFound' } })
  })

  it('says of a layer of another agency’s where it lies and nothing else; what was made before is replaced', async () => {
    const stored = await policies.require(layer.id)
    const before = await seen(primary)
    expect(before).toContain(layer.policyNumber)
    await commit([policies.update(stored, { ...stored, agencyId: AgencyId.parse(castIds.agency(2)) })])
    const after = await seen(primary)
    expect(after).not.toContain(layer.policyNumber)
    expect(after).toContain('As insured elsewhere')
    expect((await towersOf(primary)).filter(({ isReplaced }) => isReplaced)).toHaveLength(1)
  })
})
