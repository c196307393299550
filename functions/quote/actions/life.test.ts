import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '#cdk/openapi/exampleOf.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { isSafe, type Operation } from '#shared/contract/operation.ts'
import type { ProblemCode } from '#shared/contract/problems.ts'
import * as contracts from '#shared/contracts/quote/index.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { type QuoteAction, type QuoteNeed, quoteLife } from '#shared/records/quote/quoteLife.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { actionsBy, expectRefused } from '#tests/support/inStatus.ts'
import { openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

const operations = new Map(Object.values<Operation>(contracts).map((operation) => [operation.name, operation]))
const actions = Object.entries(quoteLife.actions) as [QuoteAction, (typeof quoteLife.actions)[QuoteAction]][]

const problemOf: Readonly<Record<QuoteNeed, ProblemCode>> = {
  anothers: 'quote.ownRequest',
  asked: 'quote.questionnaireClosed',
  attested: 'quote.notAttested',
  authority: 'quote.beyondAuthority',
  byRule: 'quote.notAllowed',
  cleared: 'quote.subjectivitiesOpen',
  diligent: 'quote.notDiligent',
  effortAsked: 'quote.noDiligence',
  filed: 'quote.notFiled',
  named: 'quote.insuredsNotNamed',
  noticed: 'quote.noticeNotAttested',
  priced: 'quote.beingPriced',
  reachable: 'quote.needsContact',
  screened: 'quote.sanctioned',
  unexpired: 'quote.expired',
  unheld: 'quote.heldByAnother',
  unissued: 'quote.notAllowed',
}

/** Operations on several quotes at once, or on a cart: what may not be done to one of them is left, or told of the cart. */
const ofMany = [
  'createP250Quote',
  'createP250Quotes',
  'createQuote',
  'removeCartQuote',
  'removeExpiredQuotes',
  'removeInvalidQuotes',
  'removeQuotes',
  'requestCartQuotes',
]

/**
 * Operations that change nothing of a quote's own life: notes, documents, links, what somebody has read; and what a
 * questionnaire's own link opens, which says itself when it is closed.
 */
const beside = [
  ...[
    'createConversationNote',
    'createQuoteNote',
    'createQuoteProposal',
    'handInQuestionnaire',
    'markConversationRead',
  ],
  ...['markQuoteRead', 'removeQuoteNote', 'revokeQuoteShare', 'saveQuestionnaire', 'updateQuoteNote'],
]

/** Operations that name one quote in their path or query. */
const ofOneQuote = [...operations.values()].filter((operation) => {
  const { params, name } = operation
  return !isSafe(operation) && params !== undefined && 'quoteId' in params && ![...beside, ...ofMany].includes(name)
})

describe('the contracts of what is done to a quote', () => {
  it.each(actions)('%s names operations that say how they refuse', (_action, { by = [], needs = [] }) => {
    for (const name of by.filter((each) => !ofMany.some((many) => many === each)))
      expect([name, operations.get(name)?.problems]).toEqual([
        name,
        expect.arrayContaining(['quote.notAllowed', ...needs.map((need) => problemOf[need])]),
      ])
  })

  it.each(ofOneQuote.map(({ name }) => name))('%s is in the life of a quote', (name) => {
    expect(actionsBy(quoteLife, name)).not.toEqual([])
  })
})

/** Asked again for what was done already, these answer what they made of it. */
const repeats: Readonly<Record<string, readonly QuoteStatus[]>> = {
  agentIssueQuote: ['ISSUED'],
  bindQuote: ['BOUND', 'ISSUED'],
  issueQuote: ['ISSUED'],
  updateQuote: ['REQUESTED', 'SIGNED', 'BOUND', 'ISSUED'],
}

describe('a quote in a status that does not allow it', () => {
  let desk: QuoteDesk
  let quoteId: QuoteId
  beforeAll(async () => {
    desk = await openQuoteDesk()
    quoteId = await desk.aPricedQuote(await desk.anAccount())
  })
  afterAll(() => desk.close())

  const inputOf = (operation: Operation, accountId: string) => {
    const agency = cast.producer.organizationId
    const records = {
      quote: quoteId,
      account: accountId,
      agency,
      user: cast.underwriter.userId,
      document: 'doc_01JH0000000000000000000D01',
    }
    const team = cast.producer.teamIds[0] ?? ''
    return exampleOf(operation, { ...records, team, email: '', policyNumber: '', role: 'Super Admin' }).input
  }

  /** Whoever may do it: what is the insured's alone, by the code of its page. */
  const whoMay = ({ access, workflows: [flow] = [] }: Operation) =>
    (access === 'workflow' || access === 'quote:sign') && flow !== undefined ? guestOf(flow, quoteId) : cast.superAdmin

  it.each(ofOneQuote.map((operation) => [operation.name, operation] as const))(
    'refuses %s',
    async (name, operation) => {
      const input = inputOf(operation, (await quotes.require(quoteId)).accountId)
      await expectRefused({
        records: quotes,
        id: quoteId,
        life: quoteLife,
        by: name,
        repeats: repeats[name],
        send: () => desk.as(whoMay(operation))(operation as never, input as never),
        problemIn: (status) => ({ code: 'quote.notAllowed', data: { status } }),
      })
    },
  )

  const others = { id: 'usr_somebody', name: 'Maya Okafor', since: '2026-11-02T10:00:00Z' as const }
  const patch = { id: 'pat_1', action: 'update', requestedBy: 'usr_1' } as const
  /** What a quote is like while a need is not met. */
  const without = {
    anothers: () => ({ createdBy: cast.superAdmin.userId }),
    priced: () => ({ patch: { ...patch, requestedAt: new Date().toISOString() } }),
    unexpired: () => ({ expiresOn: '2026-01-31' as const }),
    unheld: () => ({ underwriter: others }),
  } as const satisfies Partial<Record<QuoteNeed, () => object>>

  const needy = ofOneQuote.flatMap((operation) => {
    const [action, ...more] = actionsBy(quoteLife, operation.name)
    if (action === undefined || more.length > 0) return []
    const { needs = [], steps } = quoteLife.actions[action]
    const allowed = Object.keys(steps) as QuoteStatus[]
    return (Object.keys(without) as (keyof typeof without)[]).flatMap((need) => {
      const status = need === 'unheld' ? allowed.find((each) => each === 'IN_REVIEW') : allowed[0]
      return needs.includes(need) && status !== undefined ? [[operation.name, need, status, operation] as const] : []
    })
  })

  it.each(needy)('%s is refused while the quote is not %s', async (_name, need, status, operation) => {
    const { version, ...quote } = await quotes.require(quoteId)
    const { patch: _, underwriter: __, ...rest } = quote
    const expiresOn = '2099-12-31' as const
    await commit([quotes.update({ ...quote, version }, { ...rest, expiresOn, status, ...without[need]() })])
    expect(
      await desk.as(whoMay(operation))(operation as never, inputOf(operation, quote.accountId) as never),
    ).toMatchObject({
      status: 409,
      problem: { code: problemOf[need] },
    })
  })
})
