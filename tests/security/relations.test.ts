import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOf, type Kind, type Names } from '#cdk/openapi/exampleOf.ts'
import { type Actor, hasJumped } from '#functions/_platform/auth/actor.ts'
import type { HttpAnswer, HttpEvent } from '#functions/_platform/gateway/httpEvent.ts'
import { stateById } from '#functions/_platform/storage/stateById.ts'
import { etagHeader } from '#shared/contract/etag.ts'
import { listsRecords } from '#shared/contract/lists.ts'
import {
  fieldsOf,
  isSafe,
  namedBy,
  type Operation,
  takesIfMatch,
  tellsVersion,
  workflowFlows,
} from '#shared/contract/operation.ts'
import { seenHeader } from '#shared/contract/seen.ts'
import { contracts, operations } from '#shared/contracts/registry.ts'
import { accountTypeOf, realmOf, roles } from '#shared/domain/identity/roles.ts'
import { type IdKind, idPrefixes } from '#shared/domain/ids/ids.ts'
import type { AccountType, Role } from '#shared/permissions.ts'
import { lives } from '#shared/records/lives.ts'
import { asForm, eventOf } from '#tests/support/operation.ts'
import { openBook } from './book.ts'
import { type Caller, callersOf, guestsOf } from './everyone.ts'
import { absentFor } from './names.ts'
import { isIndifferent, isInReach, isLetIn, isPermitted, personalKinds, tellsOnPurpose } from './rules.ts'

type Handler = (event: HttpEvent, context: never) => Promise<HttpAnswer>
type Book = Awaited<ReturnType<typeof openBook>>

const everyRole: readonly Role[] = roles.map(({ role }) => role)
const handlers = new Map<string, Handler>()
let book: Book
beforeAll(async () => {
  book = await openBook()
  for (const service of Object.keys(contracts)) {
    const { handler } = (await import(`#functions/${service}/index.ts`)) as { handler: Handler }
    handlers.set(service, handler)
  }
})
afterAll(() => book.close())

interface Told {
  readonly status: number
  /** What the answer says, without the names that the caller gave and what is new in every answer. */
  readonly text: string
}

/** Asks an operation about the records of some names, once for each caller. */
const asking = (operation: Operation) => {
  const examples = new Map<Names, ReturnType<typeof exampleOf>>()
  const exampleWith = (names: Names) => {
    const example = examples.get(names) ?? exampleOf(operation, names)
    examples.set(names, example)
    return example
  }
  return async (names: Names, actor: Actor | undefined): Promise<Told> => {
    const { input } = exampleWith(names)
    const typed = eventOf(operation, input, actor)
    const event = operation.upload ? await asForm(typed, input.body) : typed
    const {
      statusCode = 0,
      body = '',
      headers = {},
    } = (await handlers.get(operation.service)?.(event, {} as never)) ?? {}
    const versions = [headers[etagHeader], headers[seenHeader]].filter(Boolean).join(' ')
    const { role: _, ...given } = names
    const text = [...new Set(Object.values(given))].reduce(
      (left, name) => left.replaceAll(name, '@'),
      `${statusCode} ${versions} ${body.replace(/"(?:asOf|requestId)":"[^"]*"/g, '')}`,
    )
    return { status: statusCode, text }
  }
}

const once = <Key, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>()
  return (key: Key): Value => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
const namesFor = once((accountType: AccountType) => book.namesFor(accountType))
const absent = once(absentFor)

/**
 * What is wrong, as a sentence, with what an operation tells a caller of the book's records. What is not theirs must look
 * as if there were no such record, and what is theirs must not.
 */
const wrongsOf = (operation: Operation) => {
  const exampleFor = once((accountType: AccountType) => exampleOf(operation, namesFor(accountType)))
  const ask = asking(operation)
  const ofNothing = ({ actor }: Caller) => ask(absent(actor.accountType), actor)
  const known = new Map<string, Promise<Told>>()
  /** What is told of nothing to anyone of the same kind of account. */
  const ofNothingAlike = (caller: Caller): Promise<Told> => {
    const { accountType, workflow } = caller.actor
    const key = `${accountType} ${workflow?.subjectId ?? ''}`
    const told = known.get(key) ?? ofNothing(caller)
    known.set(key, told)
    return told
  }

  return async (caller: Caller): Promise<string | undefined> => {
    const { actor, relation } = caller
    const { kinds, subjects } = exampleFor(actor.accountType)
    const theirs = await ask(namesFor(actor.accountType), actor)
    const wrong = (what: string) =>
      `${what}, to ${actor.workflow?.flow ?? actor.role} (${relation}): ${theirs.text.slice(0, 200)}`
    const isNothing = async () =>
      theirs.text === (await ofNothingAlike(caller)).text || theirs.text === (await ofNothing(caller)).text
    const inReach = [...kinds].filter((kind) => isInReach(kind, caller))

    if (inReach.length > 0 && inReach.length === kinds.size)
      return !isIndifferent(operation, caller) && (await isNothing()) ? wrong('keeps their own from them') : undefined
    if (inReach.length > 0)
      return operation.method !== 'GET' && theirs.status < 400 ? wrong('works on what is not theirs') : undefined
    if (operation.name in tellsOnPurpose) return undefined
    if (book.marks.some((mark) => theirs.text.includes(mark))) return wrong('shows what is not theirs')
    if (kinds.size === 0) return [401, 403].includes(theirs.status) ? wrong('refuses') : undefined
    if (!isIndifferent(operation, caller) && !(await isNothing())) return wrong('tells that it exists')
    const isHidden = theirs.status === 404 || showsNothing.has(operation.name)
    return subjects.size > 0 && !isHidden ? wrong('is not the answer to what does not exist') : undefined
  }
}

/**
 * Those whose standing to what an operation names makes a difference: everybody of every role from elsewhere, and at home
 * one of each kind, since what is theirs does not depend on the role.
 */
const callersOfInterest = (operation: Operation, kinds: ReadonlySet<Kind>): Caller[] => {
  const letIn = everyRole.filter((role) => isLetIn(operation, role))
  const isFirst = (role: Role) =>
    letIn.find((each) => accountTypeOf(each) === accountTypeOf(role) && realmOf(each) === realmOf(role)) === role
  const isPersonal = personalKinds.some((kind) => kinds.has(kind))
  return (
    letIn
      .flatMap((role) => callersOf(role, book.insured))
      // Whoever has jumped in is refused before anything is looked for.
      .filter(({ actor }) => !(operation.notJumped && hasJumped(actor)))
      .filter(({ relation, actor }) => {
        if (relation === 'own') return kinds.size > 0 && isFirst(actor.role)
        return relation === 'colleague' ? isPersonal : relation === 'otherOrganization' || kinds.size > 0
      })
  )
}

/** Of what there is no picture to see, and of what is not theirs, callers see none. */
const showsNothing: ReadonlySet<string> = new Set([
  'getAgencyBrand',
  'getMediumLogo',
  'getPhotoByEmail',
  'getSmallLogo',
])

/** Reading a draft that is not there has it made, on a row that expires; who is at a record is noted beside it. */
const makesWhatIsAskedFor: ReadonlySet<string> = new Set([
  'downloadInvoice',
  'downloadReceipt',
  'downloadTower',
  'getDraftPreview',
  'getTemplatePreview',
  'notePolicyPresence',
  'noteQuotePresence',
])

/** One of those who may do it, at home; or the first who works elsewhere. */
const someone = (operation: Operation, relation: Caller['relation']): Caller | undefined => {
  const [flow] = operation.workflows ?? []
  const letIn = everyRole.filter((each) => isLetIn(operation, each)).flatMap((role) => callersOf(role, book.insured))
  const guests = letIn.length === 0 && flow ? guestsOf(flow, namesFor('AGENCY')) : []
  return [...letIn, ...guests].find((each) => each.relation === relation)
}

/** What an operation answers to somebody with what its path names in a version that it never had. */
const askedOver = async (operation: Operation, relation: Caller['relation'] = 'own') => {
  const caller = someone(operation, relation)
  if (caller === undefined) return undefined
  const { input } = exampleOf(operation, namesFor(caller.actor.accountType))
  const { userId, organizationId } = caller.actor
  const ids = [...namedBy(operation, input), ...(operation.own ? [userId, organizationId] : [])]
  const headers = { 'if-match': ids.map((id) => `"${id}=0"`).join(', ') }
  const typed = eventOf(operation, input, caller.actor, { headers })
  const event = operation.upload ? await asForm(typed, input.body) : typed
  return { ids, ...((await handlers.get(operation.service)?.(event, {} as never)) ?? {}) }
}

/** What is done to what is one's own without being a change of its record, or of many. */
const changesOwn: Readonly<Record<string, string>> = {
  changeOwnEmail: 'sends a link, by which it is changed',
  changeOwnPassword: 'a password has no version that anybody reads',
  endMyOtherSessions: 'ends many',
  markNotificationsRead: 'changes many',
  optOutRenewals: 'changes many',
  signOutEverywhere: 'ends many',
  updateMfa: 'is proved by who does it',
  updateNotificationChoices: 'is no record that is read with a version',
}

/** What names no one record that it changes, and why. */
const changesNone: Readonly<Record<string, string>> = {
  abortUpload: 'an upload is no record',
  completeUpload: 'an upload is no record',
  addP250CartQuote: 'begins a quote',
  addPoolAccount: 'begins a relationship',
  addMsspAccount: 'begins a relationship',
  addWizer: 'begins a connection',
  callAssistantTools: 'the id is the message’s',
  createAccount: 'begins an account',
  createAccountStatement: 'makes a document',
  createAdhocExcess: 'begins a policy',
  createAgencyLicense: 'begins a license',
  createAgentLicense: 'begins a license',
  createBillingContact: 'begins a contact',
  createClaim: 'begins a claim',
  createClaimDiary: 'begins a diary',
  createClaimNote: 'begins a note',
  createClaimsFile: 'makes a document',
  createConnection: 'begins a connection',
  createForm: 'begins a form',
  createHold: 'begins a hold',
  createIdentityProvider: 'begins a provider',
  createLeenInviteToken: 'asks another party for a token',
  createLeenOrganization: 'begins a connection',
  createLossRun: 'makes a document',
  createManuscript: 'begins a wording',
  createP250Quote: 'begins a quote',
  createP250Quotes: 'begins quotes',
  createPoolYear: 'begins a year',
  createQuote: 'begins a quote',
  createQuoteNote: 'begins a note',
  createScimUser: 'begins a user, by another’s name for them',
  createSubmission: 'begins a submission',
  createSurplusLicense: 'begins a license',
  createTeam: 'begins a team',
  createTreaty: 'begins a treaty',
  createUser: 'begins a user',
  createVendor: 'begins a vendor',
  addAgency: 'begins an agency',
  cropLogo: 'makes a picture',
  emailCertificate: 'sends a document',
  payCommission: 'begins a payment',
  prepareCarrierRemittance: 'begins a remittance',
  proposeWriteOff: 'begins a write-off',
  removeExpiredQuotes: 'changes many',
  removeInvalidQuotes: 'changes many',
  requestAccountAccess: 'tells somebody',
  requestCartQuotes: 'changes many',
  sendMessage: 'begins a message, of a draft or of none',
  sendToAccounting: 'tells somebody',
  startAccessReview: 'begins a review',
  uploadAccounts: 'begins an upload',
  uploadDocument: 'makes a document',
  uploadSurplusNotice: 'makes a document',
}

/** What ships with the platform is no record until somebody changes it. */
const shippedToo: readonly string[] = ['searchForms', 'searchFormTypes']

/** They answer a part of their record under its id. */
const partsOfRecord: ReadonlySet<string> = new Set(['getClaimFile', 'pollQuote'])

describe('what was changed since its caller has read it', () => {
  it('is changed by no operation that is told so, whatever it does', async () => {
    const done: string[] = []
    let refused = 0
    for (const operation of operations.filter(takesIfMatch)) {
      const answer = await askedOver(operation)
      if (answer === undefined) continue
      if (answer.statusCode === 412) refused += 1
      else if ((answer.statusCode ?? 200) < 400) done.push(operation.name)
    }
    expect(done).toEqual([])
    // The others have a word of their own about what they are asked.
    expect(refused).toBeGreaterThan(0.85 * operations.filter(takesIfMatch).length)
  })

  it('is named by whoever changes it, if not by the path', () => {
    const isId = (field: string) => /^id$|Id$/.test(field)
    const unnamed = operations.filter(
      (operation) =>
        !isSafe(operation) &&
        operation.access !== 'public' &&
        !takesIfMatch(operation) &&
        operation.unversioned !== true &&
        [...Object.keys(fieldsOf(operation.query)), ...Object.keys(fieldsOf(operation.body))].some(isId),
    )
    expect(unnamed.map(({ name }) => name).filter((name) => !(name in changesNone))).toEqual([])
    expect(Object.keys(changesNone).filter((name) => !unnamed.some((each) => each.name === name))).toEqual([])
  })

  it('is the caller’s own where nothing is named', () => {
    const unheeding = operations.filter(
      (operation) =>
        ['DELETE', 'PATCH', 'PUT'].includes(operation.method) &&
        !isSafe(operation) &&
        operation.access !== 'public' &&
        operation.unversioned !== true &&
        !takesIfMatch(operation) &&
        !(operation.name in changesNone),
    )
    expect(unheeding.map(({ name }) => name).sort()).toEqual(Object.keys(changesOwn).sort())
  })

  it('is changed by none that says that it changes no record which it names', async () => {
    const changed: string[] = []
    for (const operation of operations.filter(({ name }) => name in changesNone)) {
      const caller = someone(operation, 'own')
      if (caller === undefined) continue
      const { input } = exampleOf(operation, namesFor(caller.actor.accountType))
      const fields = { ...(input.query as object | undefined), ...(input.body as object | undefined) }
      const ids = Object.values<unknown>(fields).filter(
        (value) => typeof value === 'string' && /^[a-z]{3}_/.test(value),
      )
      const versions = () => Promise.all(ids.map(async (id) => (await stateById(String(id)))?.version))
      const before = await versions()
      const event = eventOf(operation, input, caller.actor)
      await handlers.get(operation.service)?.(operation.upload ? await asForm(event, input.body) : event, {} as never)
      const after = await versions()
      for (const [index, id] of ids.entries())
        if (after[index] !== before[index]) changed.push(`${operation.name} ${String(id)}`)
    }
    expect(changed).toEqual([])
  })

  it('is told so to nobody who does not reach it', async () => {
    const told: string[] = []
    for (const operation of operations.filter(takesIfMatch)) {
      const caller = someone(operation, 'otherOrganization')
      if (caller === undefined) continue
      const { subjects } = exampleOf(operation, namesFor(caller.actor.accountType))
      if ([...subjects].every((kind) => isInReach(kind, caller))) continue
      const answer = await askedOver(operation, 'otherOrganization')
      if (answer?.statusCode === 412) told.push(operation.name)
    }
    expect(told).toEqual([])
  })

  it('is known by the version that every record of a list tells who asks for it', async () => {
    const untold: string[] = []
    const told: string[] = []
    for (const operation of operations.filter(listsRecords)) {
      for (const relation of ['own', 'otherOrganization'] as const) {
        const caller = someone(operation, relation)
        if (caller === undefined) continue
        const { input } = exampleOf(operation, namesFor(caller.actor.accountType))
        const event = eventOf(operation, input, caller.actor, { headers: { prefer: 'etags' } })
        const { body = '[]', statusCode = 0 } = (await handlers.get(operation.service)?.(event, {} as never)) ?? {}
        if (statusCode !== 200) continue
        const { hits, content } = JSON.parse(body)
        for (const row of hits ?? content ?? JSON.parse(body)) {
          const version = (await stateById(row.id))?.version
          if (version === undefined && shippedToo.includes(operation.name)) continue
          const isTold = version !== undefined && row.etag === `"${row.id}=${version}"`
          ;(isTold ? told : untold).push(operation.name)
        }
      }
    }
    expect([...new Set(untold)]).toEqual([])
    expect(new Set(told).size).toBeGreaterThan(0.4 * operations.filter(listsRecords).length)
  })

  it('is known by the version that every answer tells which is a record that its path names, with what can be done', async () => {
    const silent: string[] = []
    const withLife = lives.map(({ kind }) => idPrefixes[kind as IdKind])
    for (const operation of operations.filter(tellsVersion)) {
      const { ids = [], headers = {}, body = '{}' } = (await askedOver(operation)) ?? {}
      const { id = '', allowedActions } = JSON.parse(body) as {
        readonly id?: string
        readonly allowedActions?: unknown
      }
      if (!ids.includes(id) || partsOfRecord.has(operation.name)) continue
      if (!String(headers.etag).startsWith(`"${id}=`)) silent.push(operation.name)
      // SCIM has no place for it.
      if (
        operation.scim !== true &&
        withLife.some((prefix) => id.startsWith(`${prefix}_`)) &&
        !Array.isArray(allowedActions)
      )
        silent.push(`${operation.name}: allowedActions`)
    }
    expect(silent).toEqual([])
  })
})

const guarded = operations.filter(({ access }) => access !== 'public')

describe.each([...new Set(guarded.map(({ service }) => service))])('the %s service', (service) => {
  const ofService = guarded.filter((each) => each.service === service)

  it.each(ofService.map((operation) => [operation.name, operation] as const))(
    '%s tells of a record to those alone whose business it is',
    async (_, operation) => {
      const names = namesFor('AGENCY')
      const { kinds } = exampleOf(operation, names)
      const flows = workflowFlows.filter(
        (flow) => operation.workflows?.includes(flow) ?? operation.access === 'workflow',
      )
      const callers = [...callersOfInterest(operation, kinds), ...flows.flatMap((flow) => guestsOf(flow, names))]
      const before = book.written()
      const wrongs = await Promise.all(callers.map(wrongsOf(operation)))
      expect(wrongs.filter((wrong) => wrong !== undefined)).toEqual([])
      // A link that somebody is led to, or a picture's address, changes nothing.
      if (isSafe(operation) && !makesWhatIsAskedFor.has(operation.name)) expect(book.written()).toBe(before)
      for (const role of everyRole.filter((each) => isPermitted(operation, each) && !isLetIn(operation, each)))
        for (const { actor } of callersOf(role, book.insured))
          expect(await asking(operation)(names, actor), role).toMatchObject({ status: 403 })
    },
  )
})
