import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { reservedConcurrency } from '#cdk/reservedConcurrency.ts'
import type { Definition, State } from '#functions/_platform/storage/definition.ts'
import { listRowsOf } from '#functions/_platform/storage/rowsOfState.ts'
import { countsIn, ledgerTotals } from '#functions/billing/ledger/ledgerTotals.ts'
import type { BookEntry } from '#functions/ledger/store/bookEntries.ts'
import { manifest as platform } from '#functions/platform/manifest.ts'
import { relayBatch } from '#functions/platform/relayed.ts'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { newsPace } from '#shared/domain/integration/news.ts'
import { keptStates } from '#tests/kept/states.ts'
import { busiest, loadOfKeys, type Step, unitsOfPartition } from './keys.ts'
import { newsCost } from './newsCost.ts'

// Some groups go by the region's calendar.
vi.stubEnv('PALISADE_REGION', 'us')

/** Agencies that sell at once. */
const agencies = 200
const words = ['harbor', 'willow', 'summit', 'granite', 'orchard', 'beacon', 'cedar', 'juniper', 'prairie', 'quartz']

/** How often one journey writes the record of a kind, as `npm run bench` counts it. */
const writes: Readonly<Record<string, number>> = {
  account: 8,
  bookEntry: 4,
  document: 3,
  invoice: 3,
  notification: 3,
  policy: 4,
  posting: 4,
  quote: 9,
  transaction: 2,
}

/** All of it is on the paper of one carrier, which has a share in it. */
const carrier = 'prs_01M8CARR1ER000000000000000'
const ofCarrier: Readonly<Record<string, Record<string, unknown>>> = {
  bookEntry: { carrierId: carrier },
  policy: { partnerIds: [carrier] },
  quote: { partnerIds: [carrier] },
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const idOf = (prefix: string, journey: number): string => {
  let seed = Math.imul(journey + 1, 2654435761) >>> 0
  return `${prefix}_01M8${Array.from({ length: 22 }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return letters.charAt(seed >>> 27)
  }).join('')}`
}

/** A kept state as the journey of another company of another agency has it. */
const steps = (): Step[] =>
  Object.entries(writes).map(([kind, times]) => {
    const definition = kinds.find((each) => each.kind === kind) as Definition
    // Of those that are kept and no partner's, the one in most lists: a journey's quote is a draft for a moment only.
    const kept = (keptStates(kind, definition.version ?? 1) ?? [])
      .map(({ state }) => state)
      .filter((each) => !('partnerIds' in each))
      .reduce((a, b) => (listRowsOf(definition, b).length > listRowsOf(definition, a).length ? b : a))
    const text = JSON.stringify(kept)
    const state = (journey: number): State => {
      const name = `${words[journey % 10]} ${words[Math.floor(journey / 10) % 10]} Co.`
      const told = text
        .replaceAll(/"agy_\w{26}"/g, `"${idOf('agy', journey % agencies)}"`)
        .replaceAll(/"tea_\w{26}"/g, `"${idOf('tea', journey % agencies)}"`)
        .replaceAll(/"quo_\w{26}"/g, `"${idOf('quo', journey)}"`)
        .replaceAll(/"pol_\w{26}"/g, `"${idOf('pol', journey)}"`)
        .replaceAll(/"sub_\w{26}"/g, `"${idOf('sub', journey)}"`)
        .replaceAll(/"acc_\w{26}"/g, `"${idOf('acc', journey)}"`)
        .replaceAll(/"usr_\w{26}"/g, `"${idOf('usr', journey % agencies)}"`)
        // Each company has a contact of its own; who sells is the agency’s.
        .replaceAll(/"(?!user\d+@)[^"@]+@[^"]+"/g, `"contact${journey}@company.example"`)
        .replaceAll(/-1\d{6}/g, `-${1_000_000 + journey}`)
      return {
        ...JSON.parse(told),
        id: idOf(kept.id.slice(0, 3), journey),
        companyName: name,
        name,
        ...ofCarrier[kind],
      }
    }
    return { definition, state, writes: times }
  })

/** The totals in which the postings of a journey count, each the same for many. */
const totals = (): Step[] => {
  const entries = steps().find(({ definition }) => definition.kind === 'bookEntry')
  return Array.from({ length: countsIn(entries?.state(0) as unknown as BookEntry).length }, (_, index) => ({
    definition: ledgerTotals.definition,
    state: (journey: number) => ({
      id: countsIn(entries?.state(journey) as unknown as BookEntry)[index]?.id ?? '',
    }),
    writes: writes.bookEntry ?? 0,
  }))
}

/** The most journeys a second with which no key takes more than its partition gives. */
const carried = (): { aSecond: number; key: string } => {
  const [first] = busiest(loadOfKeys([...steps(), ...totals()], 192))
  return { aSecond: Math.floor((192 * unitsOfPartition) / (first?.[1] ?? 1)), key: first?.[0] ?? '' }
}

const pageOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const said = (value: number): string => value.toLocaleString('en-US')

/** A queue starts so many executions at most (`cdk/stacks/ServiceStack.ts`). */
const ofAQueue = 3
/** What AWS lets a table take a second until it is asked for more (DynamoDB developer guide, quotas). */
const unitsOfTable = 40_000
const hour = 3600

it('docs/capacity.md says what the table and the relay carry, by what a journey takes', () => {
  const page = pageOf('docs/capacity.md')
  const figure = (pattern: RegExp): number => Number(pattern.exec(page)?.[1]?.replaceAll(',', '') ?? Number.NaN)
  const units = figure(/([\d,]+) write and [\d,]+ read units/)
  const relayed = figure(/Some ([\d,]+) of a journey's rows wake it/)
  const wanted = 192
  expect(page).toContain(
    `${wanted} journeys a second are ${said(wanted * hour)} policies an hour and ${said(wanted * units)} write units`,
  )
  expect(page).toContain(`need ${said(Math.ceil((wanted * units) / unitsOfPartition))} partitions`)
  const first = Math.floor(unitsOfTable / units)
  expect(page).toContain(
    `${said(unitsOfTable)} write units a second until it is asked for more: ${first} journeys a second, ${said(first * hour)} policies an hour`,
  )
  const executions = reservedConcurrency['platform-worker'] ?? 0
  const taken = ofAQueue * Object.keys(platform.subscriptions ?? {}).length
  const batchesASecond = 4
  const journeys = Math.floor(((executions - taken) * relayBatch * batchesASecond) / relayed)
  expect(page).toContain(`batches of ${relayBatch}, one of a shard at a time, and has ${executions} executions`)
  expect(page).toContain(`${taken} of which the platform's own queues may take`)
  expect(page).toContain(
    `the other ${executions - taken} carry ${journeys} journeys a second, ${said(journeys * hour)} policies an hour`,
  )
  expect(page).toContain(
    `${wanted} journeys a second need ${Math.ceil((wanted * relayed) / relayBatch / batchesASecond)} executions`,
  )
})

it('README says how many executions are kept for named functions', () => {
  const kept = Object.values(reservedConcurrency).reduce((sum: number, each = 0) => sum + each, 0)
  expect(pageOf('README.md')).toContain(`${kept} are kept for named functions`)
  const source = pageOf('cdk/reservedConcurrency.ts')
  expect(source).toContain(`it has ${kept} of them`)
  expect(source).toContain(`The rest share ${1150 - kept}`)
})

it('docs/capacity.md says what a region carries without a hot key, and which key is the first', () => {
  const page = pageOf('docs/capacity.md')
  const { aSecond, key } = carried()
  expect(page).toContain(`${aSecond} journeys a second`)
  expect(page).toContain(`\`${key}\``)
})

it('docs/capacity.md says what it costs that somebody follows the news', () => {
  const page = pageOf('docs/capacity.md')
  const { held, unheld } = newsCost()
  const month = (hours: number) => `$${Math.round(held * newsPace.seats * hours)}`
  expect(page).toContain(`${(held * 100).toFixed(2)} US cents an hour`)
  expect(page).toContain(`${(unheld * 100).toFixed(2)} cents an hour`)
  expect(page).toContain(`${month(730)} a month if all sat there day and night, ${month(9 * 21)} in nine hours`)
})
