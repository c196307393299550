import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { moneyText } from '#functions/billing/public.ts'
import type { AgencyRecord } from '#functions/directory/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { payCommission } from '#shared/contracts/commissions/payments.ts'
import { aloneUpTo } from '#shared/domain/billing/refundAuthority.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { CommissionPaymentId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { owedTo } from '../account/owed.ts'
import {
  type CommissionAccountRecord,
  commissionAccountOf,
  commissionAccounts,
  type StoredCommissionAccount,
} from '../store/commissionAccounts.ts'
import { type CommissionPaymentRecord, commissionPayments } from '../store/commissionPayments.ts'
import { paymentToken } from './paymentToken.ts'

interface Asked {
  readonly agency: AgencyRecord
  readonly body: BodyOf<typeof payCommission>
  readonly actor: Actor
  readonly now: Instant
}

/** Whether commission may be paid now at all, and so much of it. */
const mustBePayable = async (account: CommissionAccountRecord, amount: number, now: Instant): Promise<void> => {
  if (account.paymentsPaused) fail('commission.paused')
  const [returned] = await commissionPayments.byIds(account.returnedPaymentIds ?? [])
  if (returned !== undefined)
    fail('commission.payoutReturned', {
      data: { amount: moneyText(returned.amount, returned.currency), reason: returned.returned?.reason ?? '' },
    })
  const due = await owedTo(account, now)
  const { currency } = regionOf(config.region)
  if (amount > due)
    fail('commission.aboveDue', { data: { due: moneyText(due, currency), offered: moneyText(amount, currency) } })
}

/** The account with a token that is today's; whoever holds an older one is told so. */
const accountOf = async ({ body }: Asked): Promise<StoredCommissionAccount> => {
  const account = await commissionAccountOf(body.agencyId)
  if (account?.ach === undefined) return fail('commission.noBankAccount')
  return paymentToken(account) === body.token ? account : fail('commission.tokenUsed')
}

/** Asks for a payment: it is being paid at once where one person may alone, and waits for a second otherwise. */
const ask = async (account: StoredCommissionAccount, asked: Asked): Promise<CommissionPaymentRecord> => {
  const { agency, body, actor, now } = asked
  const { commissionsAmount: amount, description, token } = body
  const { ach } = account
  if (ach === undefined) return fail('commission.noBankAccount')
  await mustBePayable(account, amount, now)
  const { currency } = regionOf(config.region)
  const former = account.openPaymentId === undefined ? undefined : await commissionPayments.byId(account.openPaymentId)
  // Somebody with the same token was faster: theirs is this payment.
  if (former?.token === token) return openPayment(asked)
  if (former?.status === 'PAYING') return fail('commission.beingPaid')
  const payment: CommissionPaymentRecord = {
    id: CommissionPaymentId.parse(`cmp_${ulid()}`),
    agencyId: account.agencyId,
    agencyName: agency.name,
    status: amount > aloneUpTo[currency] ? 'REQUESTED' : 'PAYING',
    amount,
    currency,
    description,
    requested: { by: actor.userId, name: actor.name, at: now },
    accountLast4: ach.accountLast4,
    accountToken: ach.token,
    token,
    created: now,
    lastUpdated: now,
  }
  await commit([
    commissionPayments.create(payment),
    ...(former?.status === 'REQUESTED'
      ? [commissionPayments.update(former, { ...former, status: 'WITHDRAWN', lastUpdated: now })]
      : []),
    commissionAccounts.update(account, { ...account, openPaymentId: payment.id, lastUpdated: now }),
  ])
  return payment
}

/**
 * The payment that this call is about, as far as it may go now: a new one, or the one that its token is of. One that waits
 * is paid when a second person asks for the very same; asked for otherwise it begins anew with who asks. It is written
 * over the agency's account, so that of two at once one is.
 */
export const openPayment = async (asked: Asked): Promise<CommissionPaymentRecord> => {
  const { agency, body, actor, now } = asked
  const known = await commissionPayments.byUnique('token', body.token)
  if (known === undefined) return ask(await accountOf(asked), asked)
  if (known.agencyId !== agency.id) return fail('commission.tokenUsed')
  const isSame = known.amount === body.commissionsAmount && known.description === body.description
  if (known.status !== 'REQUESTED') return isSame && known.status !== 'WITHDRAWN' ? known : fail('commission.tokenUsed')
  const account = await accountOf(asked)
  await mustBePayable(account, body.commissionsAmount, now)
  const word = { by: actor.userId, name: actor.name, at: now }
  if (isSame && known.requested.by === actor.userId) return known
  const { currency } = known
  const after: CommissionPaymentRecord = isSame
    ? { ...known, status: 'PAYING', approved: word, lastUpdated: now }
    : {
        ...known,
        status: body.commissionsAmount > aloneUpTo[currency] ? 'REQUESTED' : 'PAYING',
        amount: body.commissionsAmount,
        description: body.description,
        requested: word,
        lastUpdated: now,
      }
  await commit([
    commissionPayments.update(known, after),
    commissionAccounts.update(account, { ...account, lastUpdated: now }),
  ])
  return after
}
