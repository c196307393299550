import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { bookEntries, bookEntryIdOf } from '#functions/ledger/store/bookEntries.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/billing/books.ts'
import { getPremiumBordereau, getPremiumBordereauFile } from '#shared/contracts/billing/bordereaux.ts'
import { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import { getStatement, getStatementFile, listBookCarriers } from '#shared/contracts/billing/statements.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import { flatCancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { cast, castIds, partnerOf } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { ledgerTotals, withPosting } from '../ledger/ledgerTotals.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
let today: CalendarDate
let paid: PolicyRecord
let cancelled: PolicyRecord
const clerk = cast.superAdmin

beforeAll(async () => {
  desk = await openPolicyDesk()
  today = bookDate(new Date().toISOString())
  paid = await desk.aPolicy({ brokerFee: 10_000 })
  await desk.record(paid, await desk.pay(paid))
  cancelled = await desk.aPolicy()
  answered(
    await desk.asBilling(clerk)(applyExternalPayment, {
      body: { policyId: cancelled.id, amount: 1_000, paymentMethod: 'Check', paymentDate: today, reference: '1017' },
    }),
  )
  const flat = { params: { policyId: cancelled.id }, body: { reason: 'Duplicate' } }
  answered(await desk.asPolicy(cast.underwriter)(flatCancelPolicy, flat))
  await desk.deliver()
})
afterAll(() => desk.close())

const sheet = async () => answered(await desk.asBilling(clerk)(getTrialBalance, { query: {} }))
const account = async (code: string, query: Record<string, string> = {}) =>
  answered(await desk.asBilling(clerk)(contract.listAccountEntries, { params: { ledgerAccount: code }, query }))
const file = async (query: {
  book: 'account' | 'journal' | 'trialBalance'
  ledgerAccount?: string
  authority?: string
}) => answered(await desk.asBilling(clerk)(contract.getLedgerFile, { query }))
const rowsIn = (csv: string) => csv.trimEnd().split('\r\n')

describe('the ledger as it is read', () => {
  it('has behind every row of the trial balance the postings that it is made of', async () => {
    for (const { code, authority, debit, credit, balance } of (await sheet()).accounts) {
      const book = await account(code, { ...(authority !== undefined && { authority }) })
      expect(book).toMatchObject({ opening: 0, debit, credit, closing: balance })
      expect(book.entries.reduce((sum, each) => sum + each.debit - each.credit, 0)).toBe(balance)
      expect(book.entries.at(-1)?.balance).toBe(balance)
    }
  })

  it('goes on with the balance from page to page, and leads to the policy of each posting', async () => {
    const whole = await account('1110')
    const pages = []
    let after: string | undefined
    do {
      const page = await account('1110', { size: '2', ...(after !== undefined && { after }) })
      pages.push(...page.entries)
      after = page.nextToken
    } while (after !== undefined)
    expect(pages).toEqual(whole.entries)
    expect(new Set(pages.map(({ policyNumber }) => policyNumber))).toEqual(
      new Set([paid.policyNumber, cancelled.policyNumber]),
    )
  })

  it('has an account of one policy alone, and of other days nothing but what it held', async () => {
    const own = await account('1110', { policyId: cancelled.id })
    expect(own.entries.every(({ policyId }) => policyId === cancelled.id)).toBe(true)
    expect(own.closing).toBe(0)
    expect(await account('1110', { from: '2020-01-01', to: '2020-01-31' })).toMatchObject({ opening: 0, entries: [] })
    expect(
      await desk.asBilling(clerk)(contract.listAccountEntries, { params: { ledgerAccount: '9999' }, query: {} }),
    ).toMatchObject({ problem: { code: 'billing.accountNotFound' } })
    for (const query of [
      { from: today, to: '2020-01-01' },
      { from: '2001-01-01', to: today },
    ])
      expect(
        await desk.asBilling(clerk)(contract.listAccountEntries, { params: { ledgerAccount: '1110' }, query }),
      ).toMatchObject({ problem: { code: 'billing.daysUnfit' } })
  })

  it('has a journal, newest first, whose sums are those of the trial balance', async () => {
    const { debit, credit } = await sheet()
    const first = answered(await desk.asBilling(clerk)(contract.listJournal, { query: { size: '3' } }))
    expect(first).toMatchObject({ debit, credit })
    const second = answered(
      await desk.asBilling(clerk)(contract.listJournal, { query: { size: '100', after: first.nextToken ?? '' } }),
    )
    const all = [...first.entries, ...second.entries]
    const times = all.map(({ effectiveAt, postedAt }) => `${effectiveAt}.${postedAt}`)
    expect(times).toEqual(times.toSorted().toReversed())
    const sum = all.flatMap(({ lines }) => lines).reduce((total, line) => total + line.debit, 0)
    expect(sum).toBe(debit)
  })

  it('is a file of all that is on the screen', async () => {
    const { accounts } = await sheet()
    expect(rowsIn((await file({ book: 'trialBalance' })).csv)).toHaveLength(accounts.length + 2)
    expect(rowsIn((await file({ book: 'account', ledgerAccount: '1110' })).csv)).toHaveLength(
      (await account('1110')).entries.length + 3,
    )
    expect((await file({ book: 'journal' })).csv).toContain(paid.policyNumber)
    expect(await desk.asBilling(clerk)(contract.getLedgerFile, { query: { book: 'account' } })).toMatchObject({
      problem: { code: 'billing.accountNotFound' },
    })
  })

  it('is for those who read the ledger', async () => {
    for (const actor of [cast.producer, cast.policyHolder, partnerOf('CARRIER', 'Carrier Admin', 'org_1')]) {
      expect(await desk.asBilling(actor)(contract.listJournal, { query: {} })).toMatchObject({ status: 403 })
      expect(await desk.asBilling(actor)(contract.getLedgerFile, { query: { book: 'journal' } })).toMatchObject({
        status: 403,
      })
    }
  })

  it('has every posting once, with the totals it is counted in', async () => {
    const entries = await bookEntries.every({ scopes: ['all'] })
    expect(new Set(entries.map(({ postingId }) => postingId)).size).toBe(entries.length)
    expect(entries.every(({ companyName, carrierId }) => companyName !== undefined && carrierId === 'programme')).toBe(
      true,
    )
  })
})

describe('postings of before there were books', () => {
  it('are entered once, and are counted once whoever tells of them later', async () => {
    const before = await sheet()
    const old = await desk.aPolicy()
    const enter = async () => {
      await worker({ task: 'keepLedger', input: { enter: true }, executionName: 'test' } as never)
      expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
    }
    await enter()
    const posted = (await postings.every({ scopes: [`policy:${old.id}`] })).map(({ id }) => id)
    const entered = await bookEntries.byIds(posted.map(bookEntryIdOf))
    expect(entered.map(({ postingId }) => postingId).toSorted()).toEqual(posted.toSorted())
    expect((await sheet()).debit).toBe(before.debit)
    await desk.deliver()
    await enter()
    expect((await sheet()).debit).toBeGreaterThan(before.debit)
    const told = answered(await desk.asBilling(clerk)(getPremiumBordereau, { query: { month: monthOf(today) } }))
    expect(told.totals).toEqual(told.ledger)
    expect(told.rows.filter(({ policyId }) => policyId === old.id)).toHaveLength(1)
  })
})

const statement = (actor: Parameters<PolicyDesk['asBilling']>[0], query: Parameters<typeof ask>[1]) => ask(actor, query)
const ask = (
  actor: Parameters<PolicyDesk['asBilling']>[0],
  query: {
    kind: 'account' | 'agency' | 'carrier'
    id?: string
    from?: `${number}-${number}`
    to?: `${number}-${number}`
  },
) => desk.asBilling(actor)(getStatement, { query })

describe('a statement of account', () => {
  it('of a carrier is what is payable to it, and begins with what was open before', async () => {
    const own = answered(await statement(clerk, { kind: 'carrier' }))
    const payable = (await sheet()).accounts.filter(({ code }) => code === '2110' || code === '2120')
    expect(own.closing).toBe(payable.reduce((sum, { balance }) => sum + balance, 0))
    expect(own).toMatchObject({ id: 'programme', opening: 0, from: monthOf(today), to: monthOf(today) })
    expect(own.opening + own.debit - own.credit).toBe(own.closing)
    expect(own.rows.at(-1)?.balance).toBe(own.closing)
    const next = answered(await statement(clerk, { kind: 'carrier', from: '2099-01' }))
    expect(next).toMatchObject({ opening: own.closing, closing: own.closing, rows: [] })
  })

  it('of an insured is what it owes and is owed back', async () => {
    const own = answered(await statement(clerk, { kind: 'account', id: paid.accountId }))
    expect(own.name).toBe(paid.companyName)
    const ledger = (await sheet()).accounts.filter(({ code }) => ['1110', '2330', '2340'].includes(code))
    expect(own.closing).toBe(ledger.reduce((sum, { balance }) => sum + balance, 0))
    expect(own.rows.map(({ description }) => description)).toContain('Premium written')
  })

  it('of an agency has its commission alone while it is not billed', async () => {
    const own = answered(await statement(cast.producer, { kind: 'agency' }))
    expect(own).toMatchObject({ id: castIds.agency(1), opening: 0, closing: 0, rows: [] })
  })

  it('is everybody’s own, and nobody else’s', async () => {
    for (const [actor, query] of [
      [cast.otherProducer, { kind: 'agency', id: castIds.agency(1) }],
      [cast.producer, { kind: 'carrier', id: 'programme' }],
      [partnerOf('CARRIER', 'Carrier Admin', 'org_1'), { kind: 'carrier', id: 'programme' }],
      [partnerOf('CARRIER', 'Carrier Admin', 'org_1'), { kind: 'agency', id: castIds.agency(1) }],
      [partnerOf('CARRIER', 'Carrier Admin', 'org_1'), { kind: 'account', id: castIds.account(1) }],
      [clerk, { kind: 'account' }],
      [clerk, { kind: 'agency' }],
    ] as const)
      expect(await statement(actor, query)).toMatchObject({ problem: { code: 'billing.statementNotFound' } })
    expect(await statement(cast.agent, { kind: 'agency' })).toMatchObject({ status: 403 })
  })

  it('is a file with the same figures', async () => {
    const { fileName, csv } = answered(await desk.asBilling(clerk)(getStatementFile, { query: { kind: 'carrier' } }))
    expect(fileName).toBe(`statement-programme-paper-${monthOf(today)}.csv`)
    expect(csv).toContain('Closing balance')
    expect(csv).toContain(paid.policyNumber)
  })

  it('names the carriers that have books', async () => {
    expect(answered(await desk.asBilling(clerk)(listBookCarriers, {}))[0]).toEqual({
      id: 'programme',
      name: 'Programme paper',
    })
    expect(answered(await desk.asBilling(cast.producer)(listBookCarriers, {}))).toEqual([])
  })
})

describe('a premium bordereau', () => {
  it('comes to what the ledger holds of the month, cancellation included', async () => {
    const query = { month: monthOf(today) }
    const told = answered(await desk.asBilling(clerk)(getPremiumBordereau, { query }))
    expect(told.totals).toEqual(told.ledger)
    const of = (policyId: string) => told.rows.filter((row) => row.policyId === policyId)
    expect(of(cancelled.id).map(({ transaction }) => transaction)).toEqual(['NB', 'CN'])
    expect(of(cancelled.id).reduce((sum, { due }) => sum + due, 0)).toBe(0)
    const numbers = told.rows.map(({ policyNumber }) => policyNumber)
    expect(new Set(numbers).size).toBeGreaterThan(1)
    expect(numbers).toEqual(numbers.toSorted())
    expect(of(paid.id)).toMatchObject([
      { due: paid.totalPremium, gross: paid.rated.premium, inception: paid.effectiveDate },
    ])
    const { accounts } = await sheet()
    const held = accounts.filter(({ code }) => ['2110', '2120', '2410', '4050'].includes(code))
    expect(told.totals.gross).toBe(0 - held.reduce((sum, { balance }) => sum + balance, 0))
    const { csv, fileName } = answered(await desk.asBilling(clerk)(getPremiumBordereauFile, { query }))
    expect(fileName).toBe(`premium-bordereau-programme-paper-${monthOf(today)}.csv`)
    expect(rowsIn(csv)).toHaveLength(told.rows.length + 2)
    expect(rowsIn(csv)[0]).toContain('"Named Insured"')
  })

  it('opens, for staff who choose nobody, on the carrier that has business in the month', async () => {
    const at = new Date().toISOString()
    const carrier = PersonaId.parse('org_01JH0000000000000000000P61')
    await commit([
      personas.create({
        ...{ id: carrier, name: 'Granite Ledge Insurance', type: 'carrier', status: 'ACTIVE', enforceMfa: false },
        ...{ states: [], contactFirstName: 'Dana', contactLastName: 'Webb', contactEmail: 'dana@example.com' },
        ...{ created: at, updated: at },
      }),
    ])
    const opened = async (month: Month) => ({
      ...answered(await desk.asBilling(clerk)(getPremiumBordereau, { query: { month } })),
      statement: answered(await desk.asBilling(clerk)(getStatement, { query: { kind: 'carrier', to: month } })),
    })
    expect(await opened('2024-03')).toMatchObject({ carrierId: 'programme', statement: { id: 'programme' } })
    const lines = [
      { account: 'premiumReceivable', debit: 700, credit: 0 },
      { account: 'carrierPayableUnearned', debit: 0, credit: 700 },
    ] as const
    const posting = { currency: 'USD', effectiveAt: '2024-03-05', postedAt: '2024-03-05T10:00:00.000Z', lines } as const
    const periods = ['2024', '2024-03']
    await commit(
      periods.map((period) => ledgerTotals.create(withPosting(undefined, posting, { period, party: carrier }))),
    )
    expect(await opened('2024-03')).toMatchObject({
      ...{ carrierId: carrier, carrierName: 'Granite Ledge Insurance', ledger: { gross: 700 } },
      statement: { id: carrier },
    })
    expect(await opened(monthOf(today))).toMatchObject({ carrierId: 'programme', statement: { id: 'programme' } })
  })

  it('is a carrier’s own alone', async () => {
    const admin = partnerOf('CARRIER', 'Carrier Admin', 'org_1')
    expect(await desk.asBilling(admin)(getPremiumBordereau, { query: { carrierId: 'programme' } })).toMatchObject({
      problem: { code: 'billing.carrierNotFound' },
    })
    expect(await desk.asBilling(cast.producer)(getPremiumBordereau, { query: {} })).toMatchObject({ status: 403 })
  })
})
