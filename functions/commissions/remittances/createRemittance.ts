import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import type { Remittance, RemittanceLine } from '#shared/contracts/commissions/remittance.ts'
import { createRemittance as contract } from '#shared/contracts/commissions/remittances.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { RemittanceId } from '#shared/domain/ids/ids.ts'
import { firstDayOf } from '#shared/domain/ledger/periods.ts'
import { lineVerdicts } from '#shared/domain/ledger/remittance.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { RemittanceMatch } from '../store/remittanceMatches.ts'
import { remittances } from '../store/remittances.ts'
import { judgedLine } from './judgedLine.ts'
import { readRemittance } from './readRemittance.ts'
import { seesRemittances } from './requireReconciler.ts'

const countsOf = (lines: readonly RemittanceLine[]): Remittance['counts'] => {
  const count = (kind: RemittanceLine['verdict']) => lines.filter(({ verdict }) => verdict === kind).length
  return Object.fromEntries(lineVerdicts.map((kind) => [kind, count(kind)])) as Remittance['counts'] // all of them, one by one
}

/** Reads the file and says of each line what it is; nothing is booked. */
export const createRemittance = implement(contract)(async ({ body, actor, now, fail }) => {
  if (!seesRemittances(actor))
    return fail('commission.remittanceUnreadable', { data: { reason: 'It is for staff of the whole book.' } })
  const { source, sender, period, fileName, csv } = body
  const today = bookDate(now)
  if (period > monthOf(today)) return fail('commission.remittanceAhead', { data: { month: period } })
  const read = readRemittance(csv, { from: firstDayOf(period), until: today })
  if ('refused' in read) return fail('commission.remittanceUnreadable', { data: { reason: read.refused } })
  const { currency } = regionOf(config.region)
  const sofar = new Map<string, RemittanceMatch>()
  const lines: RemittanceLine[] = []
  for (const each of read.lines) lines.push((await judgedLine(each, { period, currency, sofar })).line)
  const remittance: Remittance = {
    id: RemittanceId.parse(`rmt_${ulid()}`),
    ...{ source, sender, period, fileName, currency, status: 'CHECKED' },
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    lines,
    counts: countsOf(lines),
    checked: { by: actor.userId, name: actor.name, at: now },
    created: now,
    lastUpdated: now,
  }
  await commit([remittances.create(remittance)])
  return remittance
})
