import { startDynamoDb } from '#cdk/local/emulators/dynamodb.ts'
import { withTrace } from '#functions/_platform/log/log.ts'
import { listKey } from '#functions/_platform/storage/listKeys.ts'
import { packState } from '#functions/_platform/storage/packedState.ts'
import { counterRow, listRow, stateRow } from '#functions/_platform/storage/rows.ts'
import { versionOf } from '#functions/_platform/storage/stateVersion.ts'
import { pageOfBook } from '#functions/billing/books/pageOfBook.ts'
import { ledgerTotals, linesUpTo } from '#functions/billing/ledger/ledgerTotals.ts'
import { accountBook, type BookEntry, bookEntries } from '#functions/ledger/store/bookEntries.ts'
import { trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { benchTable, loadTable } from './bulkLoad.ts'
import { type Figures, figuresOf } from './measure.ts'

const book = accountBook('USD', 'premiumReceivable')
const first = Date.UTC(2026, 0, 1)
const days = 300
const dayOf = (index: number): `${number}-${number}-${number}` => {
  const [day] = new Date(first + index * 86_400_000).toISOString().split('T')
  return day as `${number}-${number}-${number}` // what is before the time
}
const amount = 100

/** A posting of a dollar in the book of one account, as its row lies there; they are spread evenly over 300 days. */
const rowOf = (index: number, count: number) => {
  const ulid = String(index).padStart(26, '0')
  const effectiveAt = dayOf(Math.floor((index * days) / count))
  const postedAt = `${effectiveAt}T10:00:00.000Z` as const
  const entry: BookEntry = {
    id: `bke_${ulid}`,
    postingId: `ent_${ulid}`,
    currency: 'USD',
    description: 'Premium written',
    lines: [
      { account: 'premiumReceivable', debit: amount, credit: 0 },
      { account: 'carrierPayableUnearned', debit: 0, credit: amount },
    ],
    effectiveAt,
    postedAt,
    order: 0,
    cause: { kind: 'issue', id: 'inv_bench' },
    agencyIds: [],
  }
  return listRow.put({
    list: listKey({ kind: 'bookEntry', scope: book, group: 'any', id: entry.id }, 4),
    id: entry.id,
    summary: { ...entry },
    schema: versionOf(bookEntries.definition),
    s1: `${effectiveAt}.${postedAt}.000#${entry.id}`.toLowerCase(),
  })
}

const totalOf = (period: string, count: number) => {
  const id = `led_USD_${period}`
  const moved = count * amount
  const accounts = {
    premiumReceivable: { debit: moved, credit: 0 },
    carrierPayableUnearned: { debit: 0, credit: moved },
  }
  const state = packState({ id, currency: 'USD', period, accounts })
  return stateRow.put({ id, kind: 'ledgerTotal', version: 1, schema: versionOf(ledgerTotals.definition), state })
}

/** How many of the postings lie on the days that begin with a text: a year, a month, a day. */
const within = (period: string, count: number): number =>
  Array.from({ length: days }, (_, index) => dayOf(index)).filter((day) => day.startsWith(period)).length *
  (count / days)

const load = (count: number): Promise<string> =>
  loadTable(`ledger-${count}`, function* () {
    for (let index = 0; index < count; index += 1) yield rowOf(index, count)
    const all = Array.from({ length: days }, (_, index) => dayOf(index))
    for (const period of new Set(all.flatMap((day) => [day.split('-')[0] ?? '', day.replace(/-\d\d$/, ''), day])))
      yield totalOf(period, within(period, count))
    const list = listKey({ kind: 'bookEntry', scope: book, group: 'any', id: '' }, 4)
    yield counterRow.put({ list, count, measure: 0, sequence: '' })
  })

const asOf = dayOf(200)
const deeds = {
  trialBalance: async () => trialBalance([{ lines: await linesUpTo('USD', asOf) }]),
  accountPage: () => pageOfBook(book, { from: dayOf(150), to: asOf }, { size: 100 }),
}
type Deed = keyof typeof deeds

interface LedgerFigures extends Figures {
  readonly capacity: number
}

const measure = async (count: number, runs: number): Promise<Record<Deed, LedgerFigures>> => {
  const emulator = await startDynamoDb({ file: await load(count) })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: emulator.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    PALISADE_REGION: 'us',
    TABLE_NAME: benchTable,
  })
  const { letGo } = await import('#functions/_platform/held/held.ts')
  letGo()
  const figures = async (deed: () => Promise<unknown>): Promise<LedgerFigures> => {
    const samples: number[] = []
    for (let run = 0; run < runs + 20; run += 1) {
      const started = performance.now()
      await deed()
      if (run >= 20) samples.push(performance.now() - started)
    }
    const trace = { requestId: '', operation: 'bench', capacity: 0 }
    await withTrace(trace, deed)
    return { ...figuresOf(samples), capacity: trace.capacity }
  }
  const sheet = await deeds.trialBalance()
  if (sheet.difference !== 0 || sheet.debit === 0) throw new Error('The trial balance of the bench does not balance.')
  const found = { trialBalance: await figures(deeds.trialBalance), accountPage: await figures(deeds.accountPage) }
  await emulator.stop()
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB
  return found
}

/** Milliseconds and capacity of a trial balance and of a page of an account, over few and over many postings. */
export const ledger = async (few: number, many: number, runs = 150) => {
  const small = await measure(few, runs)
  const large = await measure(many, runs)
  return { few, many, small, large }
}
