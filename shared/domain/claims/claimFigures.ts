import type { MinorUnits } from '../money/amounts.ts'

type Kind = 'EXPENSE' | 'INDEMNITY' | 'RECOVERY'
interface Figured {
  readonly reserves: readonly { readonly kind: Kind; readonly coverageId: number; readonly amount: MinorUnits }[]
  readonly payments: readonly {
    readonly kind: Kind
    readonly coverageId: number
    readonly status: 'APPROVED' | 'PAID' | 'REJECTED' | 'REQUESTED'
    readonly paid: MinorUnits
  }[]
  readonly recoveries: readonly { readonly amount: MinorUnits }[]
}

const total = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce<number>((sum, each) => sum + each, 0)

/** What of a reserve is expected in all, was paid or recovered, is held for payments, and is still outstanding. */
export interface ReserveFigures {
  readonly kind: Kind
  readonly coverageId: number
  readonly incurred: MinorUnits
  readonly paid: MinorUnits
  /** Asked for or approved, and not paid yet. */
  readonly held: MinorUnits
  readonly outstanding: MinorUnits
}

/** The last word on each reserve, with what came of it; recoveries count toward the reserves for them in turn. */
export const reserveFigures = ({ reserves, payments, recoveries }: Figured): ReserveFigures[] => {
  const last = new Map(reserves.map((reserve) => [`${reserve.kind}|${reserve.coverageId}`, reserve]))
  let recovered = recoveredOf({ recoveries })
  return [...last.values()].map(({ kind, coverageId, amount }) => {
    const own = payments.filter((payment) => payment.kind === kind && payment.coverageId === coverageId)
    const back = kind === 'RECOVERY' ? Math.min(recovered, amount) : 0
    recovered -= back
    const paid =
      kind === 'RECOVERY' ? back : total(own.filter(({ status }) => status === 'PAID').map((each) => each.paid))
    const held = total(
      own.filter(({ status }) => status === 'APPROVED' || status === 'REQUESTED').map((each) => each.paid),
    )
    return { kind, coverageId, incurred: amount, paid, held, outstanding: Math.max(0, amount - paid) }
  })
}

/** What was paid so far. */
export const paidOf = ({ payments }: Pick<Figured, 'payments'>, kind?: Kind): MinorUnits =>
  total(
    payments
      .filter((each) => each.status === 'PAID' && (kind === undefined || each.kind === kind))
      .map(({ paid }) => paid),
  )

/** What has come back so far. */
export const recoveredOf = ({ recoveries }: Pick<Figured, 'recoveries'>): MinorUnits =>
  total(recoveries.map(({ amount }) => amount))

/** What is still expected to be paid, without what is expected back. */
export const outstandingOf = (claim: Figured): MinorUnits =>
  total(reserveFigures(claim).map(({ kind, outstanding }) => (kind === 'RECOVERY' ? 0 : outstanding)))

/** What is still expected to come back. */
export const expectedBackOf = (claim: Figured): MinorUnits =>
  total(reserveFigures(claim).map(({ kind, outstanding }) => (kind === 'RECOVERY' ? outstanding : 0)))

/** Payments that wait for approval or to be made. */
export const isPending = ({ payments }: Pick<Figured, 'payments'>): boolean =>
  payments.some(({ status }) => status === 'APPROVED' || status === 'REQUESTED')
