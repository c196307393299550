import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { handler as claimsHandler } from '#functions/claims/index.ts'
import { claims } from '#functions/claims/store/claims.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { assignClaim, setClaimPosition } from '#shared/contracts/claims/desk.ts'
import * as contract from '#shared/contracts/docs/templates.ts'
import { createClaim, createLossRun } from '#shared/contracts/policy/claims.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from '../index.ts'
import { documents } from '../store/documents.ts'
import { handler as worker } from '../worker.ts'
import { docTypesOfTemplate } from './docTypesOfTemplate.ts'

const as = callerOf(handler)
const head: Actor = { ...cast.superAdmin, role: 'Head of Claims', name: 'Head of Claims' }

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  policy = await desk.aPolicy()
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const look = (template: contract.RedrawnTemplate, number?: string, actor: Actor = cast.superAdmin) =>
  as(actor)(contract.getTemplatePreview, { query: { template, ...(number !== undefined && { number }) } })
const requests = async () =>
  (await desk.quotes.events()).flatMap((event) => (event.name === 'document.previewRequested' ? [event.detail] : []))
/** The words of a preview, which is asked for, made and asked for again. */
const seen = async (template: contract.RedrawnTemplate, number?: string, actor?: Actor) => {
  expect(await look(template, number, actor)).toMatchObject({ problem: { code: 'document.beingMade' } })
  const asked = (await requests()).at(-1)
  if (asked === undefined) throw new Error('No preview was asked for.')
  await handOver(worker, 'document.previewRequested', asked)
  await handOver(worker, 'document.previewRequested', asked)
  const { link } = answered(await look(template, number, actor))
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await (await fetch(link)).arrayBuffer())), {
    mergePages: true,
  })
  expect(text).toContain('PREVIEW')
  return text.replace(/\s+/g, ' ')
}

describe('a template that is none of a quote', () => {
  it('is looked at on the newest document of its kind, and leaves that as it was issued', async () => {
    expect(await look('lossRun')).toMatchObject({ problem: { code: 'document.notFound' } })
    const body = { accountId: policy.accountId } as never
    answered(await desk.asPolicy(cast.superAdmin)(createLossRun, { body }))
    const lossRunId = (await desk.quotes.events()).findLast(({ name }) => name === 'policy.lossRunRequested')?.detail
    await handOver(worker, 'policy.lossRunRequested', lossRunId as never)
    aWhilePasses()
    const before = await documents.every({ scopes: ['all'] })
    expect(await seen('lossRun')).toContain(policy.companyName)
    expect(await documents.every({ scopes: ['all'] })).toEqual(before)
  })

  it('is looked at on the document of a claim that is named, by who sees the claim', async () => {
    const notice = { isFiled: true, reporter: { name: 'Ida Moreau' }, address: '1 Main Street', city: 'Portland' }
    const where = { state: 'OR', zipCode: '97201', lossDescription: 'Files are locked and a note asks for money.' }
    const asked = { accountId: policy.accountId, ...notice, ...where } as never
    const claimId = ClaimId.parse(answered(await desk.asPolicy(cast.producer)(createClaim, { body: asked })).id)
    const params = { claimId }
    answered(await callerOf(claimsHandler)(head)(assignClaim, { params, body: { adjusterId: 'me' } }))
    const position = {
      position: 'DENIED' as const,
      letter: 'It began before the policy.',
      provisions: [{ formNumber: 'PAL-CY-US-001', text: 'Acts of before are not covered.' }],
    }
    answered(await callerOf(claimsHandler)(head)(setClaimPosition, { params, body: position }))
    const { claimNumber = '', positions } = await claims.require(claimId)
    const [taken] = positions
    if (taken === undefined) throw new Error('No position was taken.')
    await handOver(worker, 'claim.positionTaken', { claimId, at: taken.at })
    aWhilePasses()
    expect(await seen('position', claimNumber, head)).toContain('It began before the policy.')
    expect(await look('position', 'CLM-US-9999999', head)).toMatchObject({ problem: { code: 'document.notFound' } })
    expect(await look('position', policy.policyNumber, head)).toMatchObject({ problem: { code: 'document.notFound' } })
  })

  it('is none of those that are looked at on a quote', () => {
    for (const name of contract.redrawnTemplates) expect(docTypesOfTemplate[name].draftType).toBeUndefined()
  })
})
