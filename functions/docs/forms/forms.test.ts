import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { downloadDocument } from '#shared/contracts/docs/documents.ts'
import type { Form, FormBody } from '#shared/contracts/docs/forms.ts'
import * as forms from '#shared/contracts/docs/forms.ts'
import * as types from '#shared/contracts/docs/formTypes.ts'
import { getTemplate } from '#shared/contracts/docs/templates.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { sectorNames, sectorOf } from '#shared/domain/industry/sector.ts'
import { surplusNotices } from '#shared/domain/quoting/surplusNotice.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
import { policyForms } from '../store/policyForms.ts'
import { handler as worker } from '../worker.ts'

const as = callerOf(handler)
const { superAdmin, underwriter, producer } = cast

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

const manuscript: FormBody = {
  name: 'Harbour works clause',
  formNumber: 'PAL-MS-100',
  formTypeId: 'endorsement',
  edition: '11 26',
  state: 'Oregon',
  effectiveFrom: '2020-01-01',
}
const nothing = (): never => {
  throw new Error('The form is not kept.')
}
const second: Actor = { ...superAdmin, userId: 'usr_01JH0000000000000000000V90', name: 'Sybil Second' }
const propose = (more: Partial<FormBody> = {}, by = superAdmin) =>
  as(by)(forms.createForm, { body: { ...manuscript, ...more } })
const proposeChange = (formId: string, body: FormBody) => as(superAdmin)(forms.updateForm, { params: { formId }, body })
const approve = (form: Form, by = second) =>
  as(by)(forms.approveForm, {
    params: { formId: form.id },
    body: { proposedAt: form.proposal?.at ?? Instant.parse('2020-01-01T00:00:00.000Z') },
  })
type Told = Awaited<ReturnType<typeof propose>>
/** What was proposed, approved by somebody else at once. */
const approved = async (proposed: Told): Promise<Told> =>
  proposed.ok && proposed.value.proposal !== undefined ? approve(proposed.value) : proposed
const add = async (more: Partial<FormBody> = {}, by = superAdmin) => approved(await propose(more, by))
const change = async (formId: string, body: FormBody) => approved(await proposeChange(formId, body))
const proposeRemoval = (formId: string) => as(superAdmin)(forms.removeForm, { params: { formId } })
const remove = async (formId: string) => {
  const proposed = await proposeRemoval(formId)
  const [form] = (await find({ id: formId })).content
  if (proposed.ok && form?.proposal !== undefined) answered(await approve(form))
  return proposed
}
const find = async (query: object = {}) => answered(await as(underwriter)(forms.searchForms, { query }))
const carriedBy = async (policy: PolicyRecord) =>
  answered(await as(producer)(forms.listPolicyForms, { params: { policyId: policy.id } }))
const numbersOf = async (policy: PolicyRecord) => (await carriedBy(policy)).forms.map(({ formNumber }) => formNumber)

describe('the book of forms', () => {
  it('has the platform’s own forms on one page, by number, found by their words', async () => {
    const all = await find()
    expect(all.size).toBe(2000)
    expect(all.content).toHaveLength(all.totalElements)
    const numbers = all.content.map(({ formNumber }) => formNumber)
    expect(numbers).toEqual([...numbers].sort())
    expect((await find({ search: '*oregon cyber*' })).content).toEqual([])
    expect((await find({ search: 'oregon CY-AM' })).content).toMatchObject([
      { formNumber: 'PAL-CY-AM-OR', state: 'OR', formType: 'Amendatory endorsement', own: true, revision: 0 },
    ])
    expect((await find({ size: 10, page: 1, sort: '-name' })).content).toHaveLength(10)
  })

  it('takes a form with edition, state, products, paper and days, once', async () => {
    const form = answered(await add({ formNumber: 'PAL-MS-1', productType: 'P250', paperType: 'SURPLUS' }))
    expect(form).toMatchObject({ state: 'OR', productType: 'P250', productTypes: ['P250'], revision: 2, own: false })
    expect((await find({ search: 'PAL-MS-1' })).content).toEqual([form])
    expect(await add({ formNumber: 'PAL-MS-1', paperType: 'SURPLUS' })).toMatchObject({
      status: 409,
      problem: { code: 'form.exists', detail: expect.stringContaining('PAL-MS-1') },
    })
    answered(await add({ formNumber: 'PAL-MS-1', paperType: 'SURPLUS', effectiveFrom: '2027-01-01' }))
    expect(answered(await add({ formNumber: 'PAL-MS-2', edition: undefined, effectiveFrom: undefined }))).toMatchObject(
      {
        edition: expect.stringMatching(/^\d\d \d\d$/),
        effectiveFrom: expect.any(String),
      },
    )
  })

  it('keeps what a form says apart, tells it of one form alone, and leaves it where nothing is said of it', async () => {
    const wording = '# Works in the harbour\n\nDredging is insured.'
    const told = async (id: string) => (await find({ id })).content
    const { id } = answered(await add({ formNumber: 'PAL-MS-10', wording }))
    expect(await told(id)).toMatchObject([{ formNumber: 'PAL-MS-10', hasWording: true, wording }])
    expect((await find({ search: 'PAL-MS-10' })).content[0]?.wording).toBeUndefined()
    const body = { ...manuscript, formNumber: 'PAL-MS-10' }
    answered(await change(id, body))
    answered(await change(id, { ...body, wording }))
    expect(await told(id)).toMatchObject([{ wording, revision: 4 }])
    answered(await change(id, { ...body, wording: 'Dredging is not insured.' }))
    expect(await told(id)).toMatchObject([{ wording: 'Dredging is not insured.' }])
    answered(await change(id, { ...body, wording: '' }))
    expect(await told(id)).toMatchObject([{ hasWording: false }])
    expect(await add({ formNumber: 'PAL-MS-11', wording: 'x'.repeat(60_001) })).toMatchObject({ status: 400 })
    answered(await remove(id))
  })

  it('knows the platform’s own words until staff make another edition, and keeps them with that where they are given', async () => {
    const [own] = (await find({ id: 'PAL-CR-US-001' })).content
    if (own?.wording === undefined) throw new Error('The crime form says nothing.')
    const { name, formNumber, formTypeId, productTypes, wording } = own
    const same = { name, formNumber, formTypeId, productTypes }
    expect(answered(await change(own.id, { ...same, wording }))).toMatchObject({ hasWording: true, edition: '01 26' })
    const silent = await proposeChange(own.id, { ...same, edition: '12 26' })
    expect(silent).toMatchObject({ status: 409, problem: { code: 'form.noWording' } })
    answered(await change(own.id, { ...same, edition: '12 26', wording }))
    expect((await find({ id: own.id })).content).toMatchObject([{ edition: '12 26', wording }])
  })

  it('says field by field what the region does not know', async () => {
    expect(
      await add({
        formTypeId: 'nothing',
        state: 'Bavaria',
        productTypes: ['Prime One AU'],
        withdrawnOn: '2019-01-01',
      }),
    ).toMatchObject({
      status: 422,
      problem: {
        errors: [{ path: ['formTypeId'] }, { path: ['productTypes'] }, { path: ['state'] }, { path: ['withdrawnOn'] }],
      },
    })
  })

  it('changes a form and keeps what it was; what is not said of edition and day stays', async () => {
    const { id } = answered(await add({ formNumber: 'PAL-MS-3' }))
    const { edition: _, effectiveFrom: __, ...rest } = manuscript
    const changed = answered(await change(id, { ...rest, formNumber: 'PAL-MS-3', name: 'Dry dock clause' }))
    expect(changed).toMatchObject({
      name: 'Dry dock clause',
      edition: '11 26',
      effectiveFrom: '2020-01-01',
      revision: 3,
    })
    expect(await change('frm_nothing', manuscript)).toMatchObject({ status: 404, problem: { code: 'form.notFound' } })
    answered(await remove(id))
    expect((await find({ search: 'PAL-MS-3' })).content).toEqual([])
    expect(await remove(id)).toMatchObject({ problem: { code: 'form.notFound' } })
  })

  it('never lets policies go without wording: a form goes once another stands in for it', async () => {
    const [own] = (await find({ search: 'PAL-FI-US-001' })).content
    if (own === undefined) throw new Error('The US have no fiduciary form.')
    expect(await remove(own.id)).toMatchObject({
      status: 409,
      problem: { code: 'form.gap', detail: expect.stringContaining('PAL-FI-US-001') },
    })
    const { name, formNumber, formTypeId, productTypes } = own
    const next = { name, formNumber, formTypeId, productTypes, state: undefined, edition: '12 26' }
    answered(await add({ ...next, wording: '# What is insured\n\nFiduciaries are.' }))
    expect(await remove(own.id)).toMatchObject({ ok: true })
  })

  it('has editions of each status, of which those in use attach, by a filing where the insurer is admitted', async () => {
    const filings = [{ state: 'Oregon', number: 'PALI-134567890' }]
    const { id } = answered(await add({ formNumber: 'PAL-MS-20', status: 'DRAFT' }))
    const policy = await desk.aPolicy()
    expect(await numbersOf(policy)).not.toContain('PAL-MS-20')
    const body: FormBody = { ...manuscript, formNumber: 'PAL-MS-20', paperType: 'ADMITTED' }
    expect(await change(id, { ...body, status: 'FILED' })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['filings'], detail: expect.stringContaining('filed before they are used') }] },
    })
    const filed = answered(await change(id, { ...body, status: 'FILED', filings }))
    expect(filed).toMatchObject({ status: 'FILED', filings: [{ state: 'OR', number: 'PALI-134567890' }] })
    expect((await find({ search: 'pali-134567890' })).content).toEqual([filed])
    expect(answered(await change(id, { ...body, status: 'ACTIVE' }))).toMatchObject({ filings: filed.filings })
    const later = await desk.aPolicy()
    expect((await carriedBy(later)).forms.find(({ formNumber }) => formNumber === 'PAL-MS-20')).toMatchObject({
      filingNumber: 'PALI-134567890',
      because: expect.stringContaining('It is filed in Oregon under PALI-134567890.'),
    })
    expect(await numbersOf(policy)).not.toContain('PAL-MS-20')
    answered(await change(id, { ...body, status: 'RETIRED' }))
    expect(await numbersOf(await desk.aPolicy())).not.toContain('PAL-MS-20')
    expect(await change(id, { ...body, status: 'ACTIVE' })).toMatchObject({
      problem: { errors: [{ path: ['status'], detail: 'An edition that is RETIRED does not become ACTIVE.' }] },
    })
    answered(await remove(id))
  })

  it('says what is wrong with a filing, by state and number', async () => {
    const number = 'PALI-134567890'
    const wrong = (filings: FormBody['filings']) => add({ formNumber: 'PAL-MS-21', filings })
    const at = (...path: (string | number)[]) => ({ problem: { errors: [{ path }] } })
    expect(await wrong([{ state: 'Bavaria', number }])).toMatchObject(at('filings', 0, 'state'))
    expect(await wrong([{ state: 'Texas', number }])).toMatchObject(at('filings', 0, 'state'))
    expect(
      await wrong([
        { state: 'OR', number },
        { state: 'Oregon', number },
      ]),
    ).toMatchObject(at('filings', 1, 'state'))
    expect(await wrong([{ state: 'OR', number: '12' }])).toMatchObject(at('filings', 0, 'number'))
    vi.stubEnv('PALISADE_REGION', 'uk')
    expect(await add({ state: undefined, formNumber: 'PAL-MS-22', filings: [{ state: 'OR', number }] })).toMatchObject({
      problem: { errors: expect.arrayContaining([expect.objectContaining({ path: ['filings'] })]) },
    })
    vi.unstubAllEnvs()
  })

  it('is read by the provider and carriers, and changed by those who maintain it', async () => {
    expect(await add({ formNumber: 'PAL-MS-9' }, underwriter)).toMatchObject({ status: 403 })
    expect(await as(producer)(forms.searchForms, { query: {} })).toMatchObject({ status: 403 })
    const papers = async () => answered(await as(underwriter)(forms.listPaperTypes, {})).map(({ id }) => id)
    expect(await papers()).toEqual(['ADMITTED', 'SURPLUS'])
    vi.stubEnv('PALISADE_REGION', 'uk')
    expect(await papers()).toEqual(['ADMITTED'])
    vi.unstubAllEnvs()
  })
})

describe('what policies carry', () => {
  const begun = { ...manuscript, formNumber: 'PAL-MS-40', wording: 'Dredging is insured.' }
  const of = async (id: string) => {
    const [form] = (await find({ id })).content
    if (form === undefined) throw new Error('The book has no such form.')
    return form
  }

  it('takes two people: a form that is to be in use is a draft until somebody else approves it', async () => {
    const draft = answered(await propose(begun))
    expect(draft).toMatchObject({ status: 'DRAFT', proposal: { status: 'ACTIVE', byName: superAdmin.name } })
    expect(await numbersOf(await desk.aPolicy())).not.toContain('PAL-MS-40')
    expect(await of(draft.id)).toMatchObject({ proposal: { wording: 'Dredging is insured.' } })
    expect(await approve(draft, superAdmin)).toMatchObject({ status: 409, problem: { code: 'form.secondPerson' } })
    expect(await approve(draft, underwriter)).toMatchObject({ status: 403 })
    expect(answered(await approve(draft))).toMatchObject({
      status: 'ACTIVE',
      changed: { by: superAdmin.name, approvedBy: second.name },
      revision: 2,
    })
    expect(await numbersOf(await desk.aPolicy())).toContain('PAL-MS-40')
    expect(await approve(draft)).toMatchObject({ status: 409, problem: { code: 'form.nothingWaits' } })
  })

  it('is approved by no key and by nobody who has jumped in', async () => {
    const draft = answered(await propose({ ...begun, formNumber: 'PAL-MS-41' }))
    expect(await approve(draft, { ...second, keyScopes: ['form:manage'] })).toMatchObject({
      status: 403,
      problem: { detail: expect.stringContaining('No API key does this') },
    })
    const jumped = { ...second, accountType: 'CARRIER', role: 'Carrier Admin', ownRole: 'Super Admin' } as const
    expect(await approve(draft, jumped)).toMatchObject({ problem: { code: 'auth.jumpRefused' } })
    answered(await approve(draft))
  })

  it('changes once it is approved: a form in use keeps what it says, one at a time, and one that is no more is taken out so', async () => {
    const { id } = answered(await add({ ...begun, formNumber: 'PAL-MS-42' }))
    const body = { ...begun, formNumber: 'PAL-MS-42', wording: 'Nothing is insured.' }
    const proposed = answered(await proposeChange(id, body))
    expect(await of(id)).toMatchObject({
      wording: 'Dredging is insured.',
      proposal: { wording: 'Nothing is insured.', removed: false },
    })
    for (const refused of [await proposeChange(id, body), await proposeRemoval(id)])
      expect(refused).toMatchObject({
        problem: { code: 'form.waits', detail: expect.stringContaining(superAdmin.name) },
      })
    answered(await approve(proposed))
    expect(await of(id)).toMatchObject({ wording: 'Nothing is insured.', revision: 3 })
    answered(await proposeRemoval(id))
    const going = await of(id)
    expect(going).toMatchObject({ status: 'ACTIVE', proposal: { removed: true } })
    answered(await approve(going))
    expect((await find({ id })).content).toEqual([])
  })

  it('stays as it is where a change is rejected, with the reason until the next one', async () => {
    const { id } = answered(await add({ ...begun, formNumber: 'PAL-MS-43' }))
    const body = { ...begun, formNumber: 'PAL-MS-43', wording: 'Nothing is insured.' }
    const { proposal } = answered(await proposeChange(id, body))
    const reject = (proposedAt = proposal?.at ?? Instant.parse('2020-01-01T00:00:00.000Z')) =>
      as(second)(forms.rejectForm, { params: { formId: id }, body: { proposedAt, note: 'Counsel has not seen it.' } })
    expect(await reject(Instant.parse('2020-01-01T00:00:00.000Z'))).toMatchObject({
      problem: { code: 'form.nothingWaits' },
    })
    const rejected = answered(await reject())
    expect(rejected).toMatchObject({
      status: 'ACTIVE',
      rejected: { by: second.name, note: 'Counsel has not seen it.' },
    })
    expect(rejected.proposal).toBeUndefined()
    expect(await of(id)).toMatchObject({ wording: 'Dredging is insured.' })
    expect(answered(await proposeChange(id, body)).rejected).toBeUndefined()
  })

  it('is looked at again when it is approved: what another change took the place for is refused', async () => {
    const { id } = answered(await add({ ...begun, formNumber: 'PAL-MS-44' }))
    const proposed = answered(await proposeChange(id, { ...begun, formNumber: 'PAL-MS-46' }))
    answered(await propose({ ...begun, formNumber: 'PAL-MS-46', status: 'DRAFT' }))
    expect(await approve(proposed)).toMatchObject({ status: 409, problem: { code: 'form.exists' } })
  })

  it('says something before it is in use, where policies are not issued without it or a coverage goes with it', async () => {
    const amendments = {
      ...begun,
      name: 'Oregon amendatory endorsement',
      formNumber: 'PAL-CY-AM-OR',
      formTypeId: 'amendatory-endorsement',
      edition: '01 27',
      effectiveFrom: '2027-01-01',
    } as const
    const silent = { status: 409, problem: { code: 'form.noWording' } }
    const refused = await propose({ ...amendments, wording: undefined })
    expect(refused).toMatchObject(silent)
    for (const told of ['PAL-CY-AM-OR', 'Edition 01 27', 'its wording first'])
      expect(refused).toMatchObject({ problem: { detail: expect.stringContaining(told) } })
    const { id } = answered(await propose({ ...amendments, wording: undefined, status: 'DRAFT' }))
    expect(await proposeChange(id, { ...amendments, wording: '', status: 'ACTIVE' })).toMatchObject(silent)
    answered(await change(id, { ...amendments, status: 'ACTIVE' }))
    expect(await proposeChange(id, { ...amendments, wording: '' })).toMatchObject(silent)
    const covered = { ...begun, formNumber: 'PAL-MS-47', coverage: 'EVENT_EXCLUSION', wording: undefined } as const
    expect(await propose(covered)).toMatchObject(silent)
  })

  it('is not approved without its wording either, which was proposed before it had to have one', async () => {
    const { id } = answered(await propose({ ...begun, formNumber: 'PAL-MS-48', status: 'DRAFT' }))
    const kept = (await policyForms.byId(id)) ?? nothing()
    const { wordingId: _, ...terms } = kept.versions[0]?.terms ?? nothing()
    const at = '2026-11-01T00:00:00.000Z'
    const proposal = { terms: { ...terms, formTypeId: 'amendatory-endorsement', status: 'ACTIVE' }, at } as const
    const { userId: by, name } = superAdmin
    await commit([policyForms.update(kept, { ...kept, proposal: { ...proposal, by, name, toldAs: name } })])
    const params = { formId: id }
    expect(await as(second)(forms.approveForm, { params, body: { proposedAt: at } })).toMatchObject({
      problem: { code: 'form.noWording', detail: expect.stringContaining('PAL-MS-48') },
    })
  })

  it('a draft is written, changed and taken away by one', async () => {
    const { id } = answered(await propose({ ...begun, formNumber: 'PAL-MS-45', status: 'DRAFT' }))
    const changed = answered(
      await proposeChange(id, { ...begun, formNumber: 'PAL-MS-45', status: 'FILED', name: 'Dry dock clause' }),
    )
    expect(changed).toMatchObject({ status: 'FILED', name: 'Dry dock clause' })
    expect(changed.proposal).toBeUndefined()
    answered(await proposeRemoval(id))
    expect((await find({ id })).content).toEqual([])
  })
})

describe('form types', () => {
  it('are found, added, renamed and removed; one that forms are of stays', async () => {
    const search = async (query: object = {}) => answered(await as(underwriter)(types.searchFormTypes, { query }))
    expect((await search()).content.map(({ name }) => name)).toEqual([
      'Amendatory endorsement',
      'Disclosure notice',
      'Endorsement',
      'Policy form',
    ])
    const make = (name: string) => as(superAdmin)(types.createFormType, { body: { name } })
    const { id } = answered(await make('Manuscript'))
    expect(await make('manuscript')).toMatchObject({ status: 409, problem: { code: 'formType.exists' } })
    const params = { formTypeId: id }
    const rename = (formTypeId: string) =>
      as(superAdmin)(types.updateFormType, { params: { formTypeId }, body: { name: 'Manuscript endorsement' } })
    expect(answered(await rename(id))).toEqual({ id, name: 'Manuscript endorsement' })
    expect((await search({ search: 'manu' })).totalElements).toBe(1)
    const { id: formId } = answered(await add({ formNumber: 'PAL-MS-4', formTypeId: id }))
    expect(await as(superAdmin)(types.removeFormType, { params })).toMatchObject({
      status: 409,
      problem: { code: 'formType.inUse', detail: expect.stringContaining('1 forms') },
    })
    answered(await remove(formId))
    expect(await as(superAdmin)(types.removeFormType, { params })).toMatchObject({ ok: true })
    expect(await rename(id)).toMatchObject({ status: 404, problem: { code: 'formType.notFound' } })
    expect(await as(superAdmin)(types.removeFormType, { params: { formTypeId: 'endorsement' } })).toMatchObject({
      problem: { code: 'formType.inUse' },
    })
  })
})

describe('a policy', () => {
  it('carries the forms that were known when its issue was asked for, each with why, and its document lists them', async () => {
    answered(await add({ formNumber: 'PAL-MS-5' }))
    const policy = await desk.aPolicy()
    const { forms: carried, day } = await carriedBy(policy)
    expect(day).toBe(policy.effectiveDate)
    expect(carried.map(({ formNumber }) => formNumber)).toEqual(
      expect.arrayContaining(['PAL-CY-US-001', 'PAL-CY-AM-OR', 'PAL-TRIA-001']),
    )
    expect(carried.find(({ formNumber }) => formNumber === 'PAL-CY-AM-OR')?.because).toMatch(
      /^Every policy of its product in Oregon carries it\. Edition 01 26 is the newest for policies that begin on /,
    )
    answered(await add({ formNumber: 'PAL-MS-6' }))
    expect(await numbersOf(policy)).not.toContain('PAL-MS-6')
    const later = await desk.aPolicy()
    expect(await numbersOf(later)).toContain('PAL-MS-6')
    const made = (await worker({
      task: 'makePolicyDocument',
      input: { policyId: later.id },
      executionName: 'x',
    })) as { docId: string }
    const { url } = answered(await as(producer)(downloadDocument, { query: { docId: DocumentId.parse(made.docId) } }))
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    for (const number of await numbersOf(later)) expect(text).toContain(number)
    expect(text).toContain('Harbour works clause (wording attached separately)')
    expect(text).toContain('How this policy works')
    expect(text).toMatch(/Oregon amendatory endorsement\s+PAL-CY-AM-OR/)
  })

  it('carries a form of its industry and says so, and none of another', async () => {
    answered(await add({ formNumber: 'PAL-MS-30', sectors: ['education'] }))
    const policy = await desk.aPolicy()
    const { naicsCode = '' } = policy.firmographicData
    const own = sectorOf('us', naicsCode)
    expect(own).not.toBe('education')
    answered(await add({ formNumber: 'PAL-MS-30', sectors: [own], name: 'Own industry clause' }))
    expect(await add({ formNumber: 'PAL-MS-30', sectors: [own, 'mining'] })).toMatchObject({
      problem: { code: 'form.exists' },
    })
    const carried = (await carriedBy(await desk.aPolicy())).forms.filter((each) => each.formNumber === 'PAL-MS-30')
    expect(carried).toMatchObject([{ name: 'Own industry clause' }])
    expect(carried[0]?.because).toContain(`of a company in ${sectorNames[own].toLowerCase()} carries it`)
    expect(await numbersOf(policy)).not.toContain('PAL-MS-30')
    const { id } = answered(await add({ formNumber: 'PAL-MS-31', sectors: [own] }))
    const { sectors } = answered(await change(id, { ...manuscript, formNumber: 'PAL-MS-31' }))
    expect(sectors).toEqual([own])
    const anybody = { ...manuscript, formNumber: 'PAL-MS-31', sectors: [] }
    expect(answered(await change(id, anybody)).sectors).toEqual([])
  })

  it('prints the words that staff gave a form when they did, and tells what each of its forms says', async () => {
    const wording = '# Works in the harbour\n\n## 1 What is insured\n\nDredging is insured.'
    const { id } = answered(await add({ formNumber: 'PAL-MS-7', wording }))
    const policy = await desk.aPolicy()
    await change(id, { ...manuscript, formNumber: 'PAL-MS-7', wording: 'Nothing is insured.' })
    const read = async (formId: string) =>
      answered(await as(producer)(forms.listPolicyForms, { params: { policyId: policy.id }, query: { formId } })).forms
    expect(await read(id)).toMatchObject([{ formNumber: 'PAL-MS-7', hasWording: true, wording }])
    expect(await read('PAL-CY-US-001')).toMatchObject([{ wording: expect.stringContaining('How this policy works') }])
    expect(await read('PAL-CY-UK-001')).toEqual([])
    const all = (await carriedBy(policy)).forms
    expect(all.every((form) => form.wording === undefined)).toBe(true)
    expect(all.find(({ formNumber }) => formNumber === 'PAL-MS-5')).toMatchObject({ hasWording: false })
    const made = (await worker({
      task: 'makePolicyDocument',
      input: { policyId: policy.id },
      executionName: 'x',
    })) as { docId: string }
    const { url } = answered(await as(producer)(downloadDocument, { query: { docId: DocumentId.parse(made.docId) } }))
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    expect(text).toContain('Dredging is insured.')
    expect(text).not.toContain('Nothing is insured.')
  })

  it('tells its forms to those whose policy it is', async () => {
    const policy = await desk.aPolicy()
    expect(await as(cast.otherProducer)(forms.listPolicyForms, { params: { policyId: policy.id } })).toMatchObject({
      status: 404,
      problem: { code: 'policy.notFound' },
    })
  })
})

describe('the template of a surplus lines notice', () => {
  it.each(['LA', 'MT'] as const)('of %s is the text that the insured attests', async (state) => {
    const query = { type: 'surplusNotice' as const, state }
    const template = answered(await as(producer)(getTemplate, { query }))
    expect(template).toMatchObject({ text: surplusNotices[state].text, title: expect.stringContaining('notice') })
    const guest = guestOf('SURPLUS_NOTICE', 'quo_01JH0000000000000000000Q01')
    expect(answered(await as(guest)(getTemplate, { query }))).toEqual(template)
  })

  it('is none of regions without surplus lines', async () => {
    vi.stubEnv('PALISADE_REGION', 'au')
    const query = { type: 'surplusNotice' as const, state: 'LA' as const }
    expect(await as(producer)(getTemplate, { query })).toMatchObject({ problem: { code: 'document.noTemplate' } })
    vi.unstubAllEnvs()
  })
})
