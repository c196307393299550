import { declaredNow } from '#functions/quote/attesting/declarations.ts'
import { statedOf } from '#shared/domain/quoting/declarations.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { placeOfCompany, soundAnswers, soundDetails, stateOf } from '#tests/support/soundCompany.ts'
import type { Knowledge, KnownRecord } from './knowledge.ts'
import { type Input, type Means, writtenBy } from './wishes.ts'

/** An operation upon a record that brings it on, and what it takes. */
interface Move {
  readonly operation: string
  readonly input: (record: KnownRecord, means: Means) => Input
}

const upon =
  (param: string, body?: (means: Means, record: KnownRecord) => unknown) =>
  (record: KnownRecord, means: Means): Input => ({
    params: { [param]: record.id },
    ...(body && { body: body(means, record) }),
  })

const move = (operation: string, input: Move['input']): Move => ({ operation, input })
const ofAccount = (operation: string, body?: Parameters<typeof upon>[1]) => move(operation, upon('accountId', body))
const ofQuote = (operation: string, body?: Parameters<typeof upon>[1]) => move(operation, upon('quoteId', body))
const ofPolicy = (operation: string, body?: Parameters<typeof upon>[1]) => move(operation, upon('policyId', body))

const note = ({ chance }: Means) => ({ note: writtenBy(chance) })
/** What the insured of a quote has to state, as the quote stands. */
const stated = (_: Means, { state }: KnownRecord) => ({
  declarations: statedOf(declaredNow(state as unknown as Parameters<typeof declaredNow>[0])),
})
const reason = ({ chance }: Means) => ({ reason: writtenBy(chance) })

const openAccount: Move = move('createAccount', (agency, { chance, region }) => ({
  body: {
    name: `${writtenBy(chance)} Inc`,
    ...stateOf(region),
    ...(chance.happens(0.5) && { agencyId: agency.id }),
  },
}))

/** The policy holder of a quote, known by a word. */
export const policyHolder = (region: RegionCode, word: string) => ({
  customerFirstName: 'Ida',
  customerLastName: `Moreau ${word}`,
  customerEmail: `${word}@moreau.example`,
  customerPhone: placeOfCompany(region).phoneNumber,
})

const holder = ({ chance, region }: Means) => policyHolder(region, chance.letters(6))

const tellDetails = ofAccount('updateAccountDetails', ({ chance, region, known }, { id }) => ({
  ...soundDetails(region),
  revenue: chance.pick([500_000, 5_000_000, 80_000_000]),
  domainName: `${chance.letters(8)}.example`,
  name: known.records.get(id)?.state.name,
}))
const tellAnswers = ofAccount('updateSecurityQuestions', ({ chance }) => ({
  ...soundAnswers,
  claimHistory: chance.pick([0, 0, 0, 2]),
}))
const addQuote = move('addP250CartQuote', ({ id }, { chance, region }) => ({
  body: {
    accountId: id,
    product: chance.pick(regionOf(region).products),
    calculatorGeneratedData: { presets: 2, ...(chance.happens(0.3) && { aggregateLimit: 4_000_000 }) },
  },
}))

/** What brings an account on: what is not known yet first. */
const accountMoves = ({ revenue, lastSecurityAnswered }: KnownRecord['state']): readonly Move[] => {
  if (revenue === undefined || Number(revenue) === 0) return [tellDetails]
  if (lastSecurityAnswered === undefined) return [tellAnswers]
  return [addQuote, addQuote, addQuote, tellDetails, tellAnswers]
}

const underwriting: readonly Move[] = [
  ofQuote('takeReferral', () => ({})),
  ofQuote('releaseQuote', note),
  ofQuote('releaseQuote', note),
  ofQuote('approveQuote', note),
  ofQuote('declineQuote', ({ chance }) => ({ reasons: ['Other'], note: writtenBy(chance) })),
]

/** What brings a quote on from each status. */
const quoteMoves: Readonly<Record<string, readonly Move[]>> = {
  DRAFT: [
    move('requestCartQuotes', ({ id, state }) => ({ body: { quoteIds: [id], accountId: state.accountId } })),
    ofQuote('removeCartQuote'),
  ],
  READY: [
    ofQuote('updateQuote', holder),
    ofQuote('updateQuote', holder),
    ofQuote('updateQuote', holder),
    ofQuote('sendQuoteToPolicyHolder', (means) => ({ emails: [holder(means).customerEmail] })),
    ofQuote('attestQuote', stated),
    ofQuote('markQuoteLost', reason),
  ],
  INDICATION: underwriting,
  REFERRED: underwriting,
  IN_REVIEW: underwriting,
  REQUESTED: [
    ofQuote('attestQuote', stated),
    ofQuote('bindQuote', (_, { state }) => ({ shownTotalPremium: state.totalPremium })),
  ],
  SIGNED: [ofQuote('bindQuote', () => ({}))],
  BOUND: [
    ofQuote('attestQuote', stated),
    ofQuote('agentIssueQuote', () => ({})),
    ofQuote('agentIssueQuote', () => ({})),
    ofQuote('issueQuote', () => ({})),
    ofQuote('rescindBinder', reason),
  ],
  DECLINED: [ofQuote('restoreQuote')],
  LOST: [ofQuote('reopenQuote')],
  DELETED: [ofQuote('restoreQuote')],
  API_REJECTED: [ofQuote('retryQuoteRequest')],
}

const today = ({ now }: Means) => now.slice(0, 10)
const cancelling: readonly Move[] = [
  ofPolicy('cancelPolicy', (means) => ({ ...reason(means), effectiveDate: today(means) })),
  ofPolicy('flatCancelPolicy', reason),
  ofPolicy('voidPolicy', reason),
]
const paying = move('getPaymentProcessorKey', ({ id }) => ({ query: { policyId: id } }))

/** What brings a policy on from each status. */
const policyMoves: Readonly<Record<string, readonly Move[]>> = {
  BOUND: [ofPolicy('generatePolicyFromBinder')],
  ISSUED: [paying, paying, paying, ...cancelling],
  'IN FORCE': [paying, paying, paying, ...cancelling],
  'CANCEL REQUESTED': [ofPolicy('undoCancelledPolicy'), ...cancelling],
  'CANCEL PENDING': [ofPolicy('undoCancelledPolicy'), ...cancelling],
  CANCELLED: [ofPolicy('undoCancelledPolicy')],
  'FLAT CANCELLED': [ofPolicy('undoCancelledPolicy')],
}

const ofRefund = (operation: string, body?: Parameters<typeof upon>[1]) => move(operation, upon('refundId', body))
const payRefund = ofRefund('payRefund', () => ({}))

/** What brings a refund on from each status. */
const refundMoves: Readonly<Record<string, readonly Move[]>> = {
  DUE: [
    ofRefund('approveRefund', (_, { state }) => ({ amount: state.amount })),
    ofRefund('approveRefund', (_, { state }) => ({ amount: state.amount })),
    ofRefund('rejectRefund', note),
  ],
  APPROVED: [payRefund],
  PAYING: [payRefund],
  REJECTED: [ofRefund('reopenRefund')],
}

const ofWriteOff = (operation: string, body?: Parameters<typeof upon>[1]) => move(operation, upon('writeOffId', body))

/** What brings a write-off on from each status. */
const writeOffMoves: Readonly<Record<string, readonly Move[]>> = {
  PROPOSED: [
    ofWriteOff('approveWriteOff', (_, { state }) => ({ amount: state.amount })),
    ofWriteOff('approveWriteOff', (_, { state }) => ({ amount: state.amount })),
    ofWriteOff('rejectWriteOff', note),
  ],
  APPROVED: [ofWriteOff('reverseWriteOff')],
}

const ofRemittance = (operation: string, body?: Parameters<typeof upon>[1]) =>
  move(operation, upon('carrierRemittanceId', body))

/** What brings a remittance to a carrier on from each status. */
const remittanceMoves: Readonly<Record<string, readonly Move[]>> = {
  DRAFT: [
    ofRemittance('approveCarrierRemittance', (_, { state }) => ({ amount: state.amount })),
    ofRemittance('approveCarrierRemittance', (_, { state }) => ({ amount: state.amount })),
    ofRemittance('rejectCarrierRemittance', note),
  ],
  APPROVED: [
    ofRemittance('payCarrierRemittance', (means, { state }) => ({
      amount: state.amount,
      paidOn: today(means),
      reference: writtenBy(means.chance),
    })),
    ofRemittance('cancelCarrierRemittance', note),
  ],
  PAID: [ofRemittance('returnCarrierRemittance', (means) => ({ ...note(means), returnedOn: today(means) }))],
}

/** What became due to the programme's own paper in a month is prepared to be paid. */
const prepareRemittance = move('prepareCarrierRemittance', ({ state }) => ({
  body: { carrierId: state.party, month: state.period },
}))

const ofMonth = (
  operation: string,
  month: (record: KnownRecord) => string,
  body: (means: Means, record: KnownRecord) => unknown,
) => move(operation, (record, means) => ({ params: { month: month(record) }, body: body(means, record) }))

/** What every account was debited in a month, as it is counted. */
const debitOf = ({ state }: KnownRecord): number =>
  Object.values(state.accounts as Record<string, { debit: number }>).reduce((sum, { debit }) => sum + debit, 0)

const closeMonth = ofMonth(
  'closePeriod',
  ({ state }) => String(state.period),
  (_, total) => ({ debit: debitOf(total) }),
)

/** What brings a closed month on. */
const closingMoves: Readonly<Record<string, readonly Move[]>> = {
  CLOSED: [ofMonth('reopenPeriod', ({ state }) => String(state.month), reason)],
}

const movesIn: Readonly<Record<string, Readonly<Record<string, readonly Move[]>>>> = {
  carrierRemittance: remittanceMoves,
  periodClosing: closingMoves,
  policy: policyMoves,
  quote: quoteMoves,
  refund: refundMoves,
  writeOff: writeOffMoves,
}

const movesOf = ({ kind, state }: KnownRecord): readonly Move[] => {
  if (kind === 'account') return accountMoves(state)
  if (kind === 'agency') return [openAccount]
  if (kind === 'ledgerTotal') {
    if (!/^\d{4}-\d{2}$/.test(String(state.period))) return []
    if (state.party === 'programme') return [prepareRemittance]
    return state.party === undefined ? [closeMonth] : []
  }
  return movesIn[kind]?.[String(state.status)] ?? []
}

/** How often each kind is brought on where there is one. */
const turns = [
  'account',
  'account',
  'quote',
  'quote',
  'quote',
  'quote',
  'policy',
  'policy',
  'policy',
  'refund',
  'writeOff',
  'ledgerTotal',
  'periodClosing',
  'carrierRemittance',
] as const
/** Of so many records of a kind, those made last, somebody thinks at once. */
const inMind = 5

/** What the trade does next in a world: a record, an operation upon it, and with what; undefined where nothing is open. */
export const nextMove = (known: Knowledge, means: Means) => {
  const { chance } = means
  const kind = chance.happens(0.08) ? 'agency' : chance.pick(turns)
  const open = known.ofKind(kind ?? 'account').filter((each) => movesOf(each).length > 0)
  const record = chance.pick(open.slice(-inMind))
  const next = record && chance.pick(movesOf(record))
  return record && next && { record, operation: next.operation, input: next.input(record, means) }
}
