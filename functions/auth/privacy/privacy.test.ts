import { ulid } from 'ulid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepFile, readFile } from '#functions/_platform/files/files.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { brokenSeal } from '#functions/_platform/storage/history.ts'
import { versionOf } from '#functions/_platform/storage/stateVersion.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { notifications } from '#functions/user/store/notifications.ts'
import type { Operation } from '#shared/contract/operation.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import type { PrivacyKind } from '#shared/domain/identity/privacy.ts'
import { privacyRequestLife } from '#shared/records/privacyRequest/privacyRequestLife.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { keptStates } from '#tests/kept/states.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openOutside } from '#tests/support/outside.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { answered, as, signedIn, signIn } from '#tests/support/signedIn.ts'
import { verifyKind } from '#tests/support/verifyKind.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { answerPrivacyRequest } from '../jobs/answerPrivacyRequest.ts'
import { keepPrivacyToday } from '../jobs/keepPrivacy.ts'
import { accessReviews } from '../store/accessReviews.ts'
import { organizationProviders } from '../store/identityProviders.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { handler as worker } from '../worker.ts'

let identity: Identity
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  identity = await startIdentity()
  outside = await openOutside()
})
afterAll(async () => {
  await outside.close()
  await identity.stop()
})

const first = cast.superAdmin
const second = {
  ...cast.superAdmin,
  userId: 'usr_01JH0000000000000000000V02',
  name: 'Second Person',
  email: 'two@x.example',
}
const underwriter = { ...second, role: 'Underwriter', userId: 'usr_01JH0000000000000000000V03' } as const
const of = (privacyRequestId: string) => ({ params: { privacyRequestId: privacyRequestId as never } })
const runJobs = async () => expect(await runJobsOf(identity.table, worker)).toEqual([])
const read = (id: string) => privacyRequests.require(id)

let people = 0
/** Somebody of an agency who has colleagues there, so that nothing holds them. */
const somebody = async (more: Partial<UserRecord> = {}) => {
  people += 1
  const organizationId = more.organizationId ?? (await anAgency())
  return aPerson(`person${people}@privacy.example`, {
    role: 'Principal Producer',
    organizationId,
    firstName: 'Mara',
    lastName: 'Quill',
    phone: '+15125550142',
    ...more,
  })
}
const asked = async (email: string, kind: PrivacyKind, details = '') => {
  const { me } = await signedIn(email)
  const proved = as({ ...(await signedIn(email)).actor, stepUpAt: Number.MAX_SAFE_INTEGER })
  return { me, request: await answered(proved(contracts.requestOwnData, { body: { kind, details } })) }
}

describe('who asks about their own data', () => {
  it('proves who they are, has a deadline, is told by e-mail, and asks once for each', async () => {
    const { email } = await somebody()
    const { me, actor } = await signedIn(email)
    const late = as({ ...actor, stepUpAt: 1 })
    expect(await late(contracts.requestOwnData, { body: { kind: 'ACCESS' } })).toMatchObject({
      problem: { code: 'auth.stepUpRequired' },
    })
    const { request } = await asked(email, 'ACCESS')
    expect(request).toMatchObject({ kind: 'ACCESS', status: 'OPEN' })
    expect(await identity.lastMail(email)).toMatchObject({
      template: 'privacyRequest',
      data: { what: 'received', dueOn: request.dueOn },
    })
    const again = as({ ...actor, stepUpAt: Number.MAX_SAFE_INTEGER })
    expect(await again(contracts.requestOwnData, { body: { kind: 'ACCESS' } })).toMatchObject({
      problem: { code: 'privacy.alreadyOpen' },
    })
    expect(await again(contracts.requestOwnData, { body: { kind: 'CORRECTION' } })).toMatchObject({
      problem: { code: 'request.unfit' },
    })
    expect(await answered(me(contracts.listMyPrivacyRequests, {}))).toMatchObject([{ id: request.id }])
    await answered(me(contracts.withdrawMyPrivacyRequest, of(request.id)))
    expect((await read(request.id)).status).toBe('WITHDRAWN')
  })

  it('sees and withdraws nothing of others', async () => {
    const { request } = await asked((await somebody()).email, 'ERASURE')
    const { me } = await signedIn((await somebody()).email)
    expect(await me(contracts.listMyPrivacyRequests, {})).toMatchObject({ value: [] })
    expect(await me(contracts.withdrawMyPrivacyRequest, of(request.id))).toMatchObject({ status: 404 })
    expect(await me(contracts.getPrivacyRequest, of(request.id))).toMatchObject({ status: 403 })
    const some = as({ ...first, agencyIds: [castIds.agency(1)] })
    expect(await some(contracts.getPrivacyRequest, of(request.id))).toMatchObject({ status: 404 })
    expect(await some(contracts.searchPrivacyRequests, { query: {} as never })).toMatchObject({ value: { hits: [] } })
  })
})

describe('a copy', () => {
  it('has all that is held as data and as a page, by a link of five minutes, and goes after thirty days', async () => {
    const { email, id } = await somebody()
    const { request } = await asked(email, 'ACCESS')
    await answered(as(first)(contracts.fulfilPrivacyRequest, { ...of(request.id), body: {} }))
    await runJobs()
    const { file, status } = await read(request.id)
    expect(status).toBe('DONE')
    const zip = Buffer.from((await readFile(file?.key ?? '')) ?? [])
    for (const name of ['your-data.html', 'your-data.json']) expect(zip.includes(name)).toBe(true)
    const mine = as({ ...(await signedIn(email)).actor, stepUpAt: Number.MAX_SAFE_INTEGER })
    const link = await answered(mine(contracts.downloadMyData, of(request.id)))
    expect(await fetch(link.url)).toMatchObject({ status: 200 })
    expect(await identity.lastMail(email)).toMatchObject({ data: { what: 'copied' } })
    const preview = await answered(as(first)(contracts.getPrivacyPreview, of(request.id)))
    expect(preview.parts).toContainEqual({ part: 'USER', count: 1, becomes: 'PSEUDONYMISED' })
    expect(preview.parts.find(({ part }) => part === 'SESSIONS')?.becomes).toBe('ERASED')
    await keepPrivacyToday({ now: Instant.parse(new Date(Date.now() + 31 * 86_400_000).toISOString()) })
    const kept = await read(request.id)
    const { file: copy = { key: '', size: 0, until: kept.created } } = kept
    await commit([privacyRequests.update(kept, { ...kept, file: { ...copy, until: kept.created } })])
    await runJobs()
    expect((await read(request.id)).file).toBeUndefined()
    expect(await readFile(file?.key ?? '')).toBeUndefined()
    expect(await mine(contracts.downloadMyData, of(request.id))).toMatchObject({ problem: { code: 'privacy.noFile' } })
    expect(await as(first)(contracts.downloadPrivacyFile, of(request.id))).toMatchObject({ status: 404 })
    expect(id).toMatch(/^usr_/)
  })
})

describe('an erasure', () => {
  it('takes two people, leaves a pseudonym, and the seals and rows of the user whole', async () => {
    const organizationId = await anAgency()
    const user = await somebody({ organizationId, photo: 'V1' })
    await keepFile({ key: `photos/${user.id}/V1.jpg`, body: Buffer.from('x'), contentType: 'image/jpeg' })
    const note = { id: `ntf_${ulid()}`, userId: user.id, kind: 'quoteReady', title: 'x', read: false }
    await commit([notifications.create({ ...note, created: new Date().toISOString() } as never)])
    const { request } = await asked(user.email, 'ERASURE')
    const { refreshToken } = await signedIn(user.email)
    const staff = as(first)
    expect(await staff(contracts.fulfilPrivacyRequest, { ...of(request.id), body: {} })).toMatchObject({
      problem: { code: 'privacy.notAllowed' },
    })
    expect(await answered(staff(contracts.proposeErasure, of(request.id)))).toMatchObject({ status: 'PROPOSED' })
    expect(await staff(contracts.approveErasure, of(request.id))).toMatchObject({
      problem: { code: 'privacy.secondPerson' },
    })
    await answered(as(second)(contracts.returnErasure, { ...of(request.id), body: { note: 'Look again' } }))
    await answered(staff(contracts.proposeErasure, of(request.id)))
    await answered(as(second)(contracts.approveErasure, of(request.id)))
    await runJobs()

    const after = await users.require(user.id)
    expect(after).toMatchObject({ firstName: 'Former user', phone: '', status: 'ERASED', enabled: false })
    expect(JSON.stringify(after)).not.toMatch(/Mara|Quill|person\d|5550142/)
    expect(await brokenSeal({ recordId: user.id, last: after.seal })).toBeUndefined()
    expect(await readFile(`photos/${user.id}/V1.jpg`)).toBeUndefined()
    expect(await notifications.every({ scopes: [`user:${user.id}`] })).toEqual([])
    expect(await signIn(user.email)).toMatchObject({ ok: false })
    expect(await as(undefined)(contracts.refreshToken, { body: { refreshToken } })).toMatchObject({ ok: false })

    const done = await read(request.id)
    expect(done).toMatchObject({ status: 'DONE', subject: { name: expect.stringMatching(/^Former user/), email: '' } })
    expect(await identity.lastMail(user.email)).toMatchObject({
      data: { what: 'erased', parts: expect.arrayContaining([{ part: 'PHOTO', count: 1, becomes: 'ERASED' }]) },
    })
    const { hits } = await answered(staff(contracts.listUserHistory, { params: { userId: user.id as never } }))
    expect(JSON.stringify(hits)).not.toMatch(/Mara|person\d/)
    await settlerOf(identity.table)()
    for (const { definition } of [users, privacyRequests])
      expect((await verifyKind(definition)).differences).toEqual([])
    for (const params of [{ userId: user.id as never }])
      expect(
        await staff(contracts.updateUser, {
          params,
          body: {
            firstName: 'Mara',
            lastName: 'Q',
            phone: '',
            roleId: 'Agent',
            primaryContact: false,
            billingContact: false,
          },
        }),
      ).toMatchObject({ status: 404 })
    expect(await staff(contracts.removeUser, { params: { userId: user.id as never }, query: {} })).toMatchObject({
      problem: { code: 'user.notInvited' },
    })
  })

  it('leaves a pseudonym in reviews of what they may do, and in single sign-on', async () => {
    const organizationId = await anAgency()
    const user = await somebody({ organizationId })
    const colleague = await somebody({ organizationId, role: 'Agency Admin' })
    const body = { accountType: 'AGENCY', organizationId: organizationId as never } as const
    const review = await answered(as(first)(contracts.startAccessReview, { body }))
    const named = { email: user.email, name: 'Mara Quill' }
    const provider = {
      ...keptStates('identityProvider', versionOf(organizationProviders.definition))?.[0]?.state,
      ...{ id: `idp_${ulid()}`, organizationId, domain: 'erased.example', status: 'DRAFT' },
      breakGlass: { userId: user.id, ...named },
      tested: { at: review.created, by: user.id, email: user.email, firstName: 'Mara', lastName: 'Quill' },
    }
    await commit([organizationProviders.create(provider as never)])

    const { request } = await asked(user.email, 'ERASURE')
    const { parts } = await answered(as(first)(contracts.getPrivacyPreview, of(request.id)))
    expect(parts).toContainEqual({ part: 'REVIEWS', count: 1, becomes: 'PSEUDONYMISED' })
    await answered(as(first)(contracts.proposeErasure, of(request.id)))
    await answered(as(second)(contracts.approveErasure, of(request.id)))
    await runJobs()

    const people = (await accessReviews.require(review.id)).people
    expect(people.find(({ userId }) => userId === user.id)).toMatchObject({
      ...{ name: expect.stringMatching(/^Former user/), email: expect.not.stringContaining('person') },
      role: 'Principal Producer',
    })
    expect(people.find(({ userId }) => userId === colleague.id)).toMatchObject({ name: 'Mara Quill' })
    const { breakGlass, tested } = await organizationProviders.require(provider.id)
    expect(JSON.stringify({ breakGlass, tested })).not.toMatch(/Mara|Quill|person\d/)
  })

  it('leaves nothing of the person in what else they asked, and nothing of it to answer', async () => {
    const user = await somebody()
    const copy = await asked(user.email, 'ACCESS')
    await answered(as(first)(contracts.fulfilPrivacyRequest, { ...of(copy.request.id), body: {} }))
    await runJobs()
    const { file } = await read(copy.request.id)
    const open = await asked(user.email, 'CORRECTION', 'I am called Mara')
    const { request } = await asked(user.email, 'ERASURE')
    await answered(as(first)(contracts.proposeErasure, of(request.id)))
    await answered(as(second)(contracts.approveErasure, of(request.id)))
    await runJobs()
    const name = expect.stringMatching(/^Former user/)
    expect(await read(copy.request.id)).toMatchObject({ status: 'DONE', subject: { name, email: '' } })
    expect(await read(open.request.id)).toMatchObject({
      status: 'WITHDRAWN',
      subject: { name, email: '' },
      details: '',
    })
    expect(await read(request.id)).toMatchObject({ status: 'DONE', identity: { how: 'SESSION', name } })
    expect(await readFile(file?.key ?? '')).toBeUndefined()
    for (const { id } of [copy.request, open.request, request]) {
      expect(JSON.stringify(await read(id))).not.toMatch(/Mara|Quill|person\d/)
      const { hits } = await answered(as(first)(contracts.listPrivacyRequestHistory, of(id)))
      expect(JSON.stringify(hits.map(({ changes }) => changes))).not.toMatch(/Mara|Quill|person\d/)
    }
  })

  it('of somebody with a policy in force is held, says who decides, and passes by their word alone', async () => {
    const accountId = castIds.account(1)
    const user = await somebody({ role: 'Risk Manager', organizationId: accountId })
    const [kept] = keptStates('policy', versionOf(policies.definition)) ?? []
    const policy = {
      ...(kept?.state as object),
      id: `pol_${ulid()}`,
      accountId,
      policyNumber: 'HELD-1',
      status: 'IN FORCE',
    } as never
    await commit([policies.create(policy)])
    const { request } = await asked(user.email, 'ERASURE')
    const held = await answered(as(first)(contracts.proposeErasure, of(request.id)))
    expect(held).toMatchObject({
      status: 'HELD',
      holds: [{ reason: 'POLICY_IN_FORCE', of: ['HELD-1'], passable: true }],
    })
    expect(held.holds[0]?.decidedBy).toContain('Underwriter')
    const pass = (reason: 'LEGAL_HOLD' | 'POLICY_IN_FORCE') => ({
      ...of(request.id),
      body: { reason, note: 'A colleague signs for the account now' },
    })
    expect(await as(second)(contracts.passPrivacyHold, pass('LEGAL_HOLD'))).toMatchObject({
      problem: { code: 'privacy.holdStands' },
    })
    const success = as({ ...underwriter, role: 'Customer Success' })
    expect(await success(contracts.passPrivacyHold, pass('POLICY_IN_FORCE'))).toMatchObject({ status: 403 })
    expect(await answered(as(underwriter)(contracts.passPrivacyHold, pass('POLICY_IN_FORCE')))).toMatchObject({
      status: 'HELD',
      holds: [],
      passed: [{ reason: 'POLICY_IN_FORCE', name: 'Second Person' }],
    })
    await keepPrivacyToday({ now: Instant.parse(new Date().toISOString()) })
    await runJobs()
    expect((await read(request.id)).status).toBe('OPEN')
  })

  it('of the last administrator is held until another is there', async () => {
    const organizationId = await anAgency()
    await somebody({ organizationId })
    const boss = await somebody({ organizationId, role: 'Agency Admin' })
    const { request } = await asked(boss.email, 'ERASURE')
    expect(await answered(as(first)(contracts.proposeErasure, of(request.id)))).toMatchObject({
      status: 'HELD',
      holds: [{ reason: 'LAST_ADMINISTRATOR', passable: false }],
    })
    await somebody({ organizationId, role: 'Agency Admin' })
    expect(await answered(as(first)(contracts.proposeErasure, of(request.id)))).toMatchObject({ status: 'PROPOSED' })
  })

  it('leaves no organization without an administrator where the other leaves at the same moment', async () => {
    const organizationId = await anAgency()
    await somebody({ organizationId })
    const [boss, other] = [
      await somebody({ organizationId, role: 'Agency Admin', photo: 'V1' }),
      await somebody({ organizationId, role: 'Agency Admin' }),
    ]
    await keepFile({ key: `photos/${boss.id}/V1.jpg`, body: Buffer.from('x'), contentType: 'image/jpeg' })
    const { request } = await asked(boss.email, 'ERASURE')
    await answered(as(first)(contracts.proposeErasure, of(request.id)))
    await answered(as(second)(contracts.approveErasure, of(request.id)))
    const now = Instant.parse(new Date().toISOString())
    const chunk = () => answerPrivacyRequest.chunk({ privacyRequestId: request.id }, { cursor: undefined, now })
    const { effects = [] } = await chunk()
    const there = await users.require(other.id)
    await commit([users.update(there, { ...there, enabled: false })])
    await expect(commit(effects.flatMap(({ writes }) => writes))).rejects.toThrow()
    expect(await users.require(boss.id)).toMatchObject({ enabled: true, firstName: 'Mara' })
    expect(await readFile(`photos/${boss.id}/V1.jpg`)).toBeDefined()
    expect(await signIn(boss.email)).toMatchObject({ ok: true })
    await runJobs()
    expect(await read(request.id)).toMatchObject({ status: 'HELD', holds: [{ reason: 'LAST_ADMINISTRATOR' }] })
    expect(await users.require(boss.id)).toMatchObject({ enabled: true, firstName: 'Mara' })
  })

  it('is decided by nobody for themselves', async () => {
    const me = await aPerson('self@privacy.example')
    const { request, me: mine } = await asked(me.email, 'ERASURE')
    expect(await mine(contracts.proposeErasure, of(request.id))).toMatchObject({
      problem: { code: 'privacy.ownRequest' },
    })
  })
})

describe('who wrote in', () => {
  const entered = (email: string, kind: PrivacyKind = 'CORRECTION') => ({
    body: { kind, name: 'Ida Moreau', email, receivedOn: '2026-01-10' as const, details: 'My name is Ida, not Ada' },
  })

  it('is checked first, may be extended once, and is told what was corrected', async () => {
    const staff = as(first)
    const request = await answered(staff(contracts.createPrivacyRequest, entered('ida@written.example')))
    expect(request).toMatchObject({ status: 'RECEIVED', via: 'WRITTEN', dueOn: '2026-02-24' })
    expect(await staff(contracts.fulfilPrivacyRequest, { ...of(request.id), body: {} })).toMatchObject({
      problem: { code: 'privacy.notAllowed', data: { status: 'RECEIVED' } },
    })
    const body = { how: 'CALLED_BACK', note: 'Called the number on file' } as const
    expect(await answered(staff(contracts.checkPrivacyIdentity, { ...of(request.id), body }))).toMatchObject({
      status: 'OPEN',
      identity: body,
    })
    const more = { ...of(request.id), body: { note: 'Records of three systems' } }
    expect(await answered(staff(contracts.extendPrivacyRequest, more))).toMatchObject({ dueOn: '2026-04-10' })
    expect(await staff(contracts.extendPrivacyRequest, more)).toMatchObject({
      problem: { code: 'privacy.noExtension' },
    })
    expect(await identity.lastMail('ida@written.example')).toMatchObject({ data: { what: 'extended' } })
    const answer = { ...of(request.id), body: { answer: 'Ada is Ida now' } }
    expect(await answered(staff(contracts.fulfilPrivacyRequest, answer))).toMatchObject({ status: 'DONE' })
    expect(await identity.lastMail('ida@written.example')).toMatchObject({ data: { what: 'corrected' } })
  })

  it('is refused with the reason and where to complain', async () => {
    const staff = as(first)
    const request = await answered(staff(contracts.createPrivacyRequest, entered('eve@written.example', 'ACCESS')))
    const body = { ground: 'NOT_PROVED', note: 'Nobody answers at the number on file' } as const
    await answered(staff(contracts.refusePrivacyRequest, { ...of(request.id), body }))
    const { data } = await identity.lastMail('eve@written.example')
    expect(data).toMatchObject({ what: 'refused', note: body.note })
    expect(JSON.stringify(data.complaints)).toContain('attorney general')
    aWhilePasses()
    const query = { status: 'REFUSED' } as never
    const { hits } = await answered(staff(contracts.searchPrivacyRequests, { query }))
    expect(hits.map(({ id }) => id)).toContain(request.id)
    expect(await answered(staff(contracts.listPrivacyRequestHistory, of(request.id)))).toMatchObject({ more: false })
  })

  it('has a day that has come', async () => {
    const body = { ...entered('day@written.example').body, receivedOn: '2999-01-01' as const }
    expect(await as(first)(contracts.createPrivacyRequest, { body })).toMatchObject({ status: 422 })
  })
})

describe('a request in a status that does not allow it', () => {
  const staff = as(first)
  const note = { note: 'Because' }
  const sends: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    approveErasure: (id) => staff(contracts.approveErasure, of(id)),
    checkPrivacyIdentity: (id) =>
      staff(contracts.checkPrivacyIdentity, { ...of(id), body: { how: 'CALLED_BACK', note: 'x' } }),
    extendPrivacyRequest: (id) => staff(contracts.extendPrivacyRequest, { ...of(id), body: note }),
    fulfilPrivacyRequest: (id) => staff(contracts.fulfilPrivacyRequest, { ...of(id), body: {} }),
    passPrivacyHold: (id) =>
      staff(contracts.passPrivacyHold, { ...of(id), body: { reason: 'POLICY_IN_FORCE', ...note } }),
    proposeErasure: (id) => staff(contracts.proposeErasure, of(id)),
    refusePrivacyRequest: (id) =>
      staff(contracts.refusePrivacyRequest, { ...of(id), body: { ground: 'UNFOUNDED', ...note } }),
    returnErasure: (id) => staff(contracts.returnErasure, { ...of(id), body: note }),
    withdrawPrivacyRequest: (id) => staff(contracts.withdrawPrivacyRequest, of(id)),
  }

  it.each(Object.entries(sends))('refuses %s', async (name, send) => {
    const operation = (contracts as unknown as Record<string, Operation>)[name]
    expect(operation?.problems).toContain('privacy.notAllowed')
    const body = { kind: 'ERASURE', name: 'Ida', email: `${name}@life.example`, receivedOn: '2026-01-10' } as const
    const { id } = await answered(staff(contracts.createPrivacyRequest, { body }))
    await expectRefused({
      records: privacyRequests,
      id,
      life: privacyRequestLife,
      by: name,
      send: () => send(id),
      problemIn: (status) => ({ code: 'privacy.notAllowed', data: { status } }),
    })
  })
})
