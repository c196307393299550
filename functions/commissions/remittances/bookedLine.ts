import { ulid } from 'ulid'
import type { Effect } from '#functions/_platform/jobs/defineJob.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { openBooksFor } from '#functions/ledger/periods/openBooks.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import type { Remittance, RemittanceException, RemittanceLine } from '#shared/contracts/commissions/remittance.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { RemittanceExceptionId } from '#shared/domain/ids/ids.ts'
import { postingsForExpected, postingsForRemitted } from '#shared/domain/ledger/remittance.ts'
import { nextIn } from '#shared/records/life.ts'
import { remittanceExceptionLife } from '#shared/records/remittanceException/remittanceExceptionLife.ts'
import { remittanceExceptions } from '../store/remittanceExceptions.ts'
import { matchWrite } from '../store/remittanceMatches.ts'
import { type JudgedLine, judgedLine } from './judgedLine.ts'
import { remittedOf } from './remittedOf.ts'

const exceptionOf = (
  remittance: Remittance,
  { line, verdict }: JudgedLine,
  now: Instant,
): RemittanceException | undefined => {
  if (verdict.kind === 'MATCHED') return undefined
  const { id: remittanceId, source, sender, period, currency } = remittance
  const { verdict: _, ...said } = line
  return {
    ...said,
    id: RemittanceExceptionId.parse(`rme_${ulid()}`),
    kind: verdict.kind,
    status: 'OPEN',
    ...{ remittanceId, source, sender, period, currency },
    created: now,
    lastUpdated: now,
  }
}

/** What a payment brings that was short before: the exception of it is over. */
const overtaken = async ({ match, verdict }: JudgedLine, now: Instant): Promise<readonly Write[]> => {
  const shortId = match?.before?.shortId
  if (shortId === undefined || verdict.applied === 0) return []
  const short = await remittanceExceptions.byId(shortId)
  const next = short && nextIn(remittanceExceptionLife, short.status, 'overtake')
  if (short === undefined || !next?.ok) return []
  return [remittanceExceptions.update(short, { ...short, status: next.status, overtaken: true, lastUpdated: now })]
}

const matchAfter = ({ match, verdict }: JudgedLine, exception: RemittanceException | undefined): readonly Write[] => {
  if (match === undefined) return []
  const { before, after } = match
  const shortId = verdict.kind === 'SHORT' ? exception?.id : verdict.applied === 0 ? before?.shortId : undefined
  return [matchWrite(before, { ...after, shortId })]
}

/**
 * What a line does to the ledger and the queue of exceptions, judged by what stands as it is booked, as of the day on which it
 * was paid: on the first open day where the month of that is closed (decision: closed-months).
 */
export const bookedLine = async (
  remittance: Remittance,
  line: RemittanceLine,
  now: Instant,
): Promise<Omit<Effect, 'cursor'>> => {
  const { currency, id, period } = remittance
  const judged = await judgedLine(line, { period, currency })
  const exception = exceptionOf(remittance, judged, now)
  const { policy, verdict, match } = judged
  const made = [
    ...(match === undefined ? [] : postingsForExpected(match.expectedMore)),
    ...postingsForRemitted(line.amount, verdict, { ofPolicy: policy !== undefined }),
  ]
  const books = await openBooksFor(line.paidOn, now)
  const { writes, events } = bookingOf(made, {
    of: { currency, ...(policy && remittedOf(policy)) },
    cause: { kind: 'remittance', id: `${id}.${line.row}` },
    ...books.on(line.paidOn),
    now,
  })
  return {
    writes: [
      ...writes,
      ...books.holding(writes),
      ...matchAfter(judged, exception),
      ...(exception === undefined ? [] : [remittanceExceptions.create(exception)]),
      ...(await overtaken(judged, now)),
    ],
    events,
  }
}
