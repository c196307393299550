import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { payeeOf } from '#functions/billing/public.ts'
import { updateAgencyAch as contract } from '#shared/contracts/commissions/account.ts'
import { clearedPayments } from '../payments/clearedPayments.ts'
import { commissionAccountOf, commissionAccounts } from '../store/commissionAccounts.ts'
import { commissionPayments } from '../store/commissionPayments.ts'
import { agencyCommissionsPage } from './agencyCommissionsPage.ts'
import { ownAgency } from './ownAgency.ts'

/**
 * What counts is what the processor says was entered on the page that this person was sent to; a page counts once. The
 * agency's contact is told, whoever of the agency did it.
 */
export const updateAgencyAch = implement(contract)(async ({ params: { agencyId }, body, actor, now, fail }) => {
  const agency = await ownAgency(agencyId, actor)
  const account = await commissionAccountOf(agencyId)
  const { sessionId } = body
  if (account?.achSession?.sessionId !== sessionId || account.achSession.askedBy !== actor.userId)
    return fail('commission.sessionNotFound')
  const open = account.openPaymentId === undefined ? undefined : await commissionPayments.byId(account.openPaymentId)
  if (open?.status === 'PAYING') return fail('commission.beingPaid')
  const payee = (await payeeOf({ sessionId, reference: agencyId })) ?? fail('commission.sessionNotFound')
  const { token, bankName, accountType, last4 } = payee
  const ach = { token, bankName, accountType, accountLast4: last4, keptBy: actor.userId, keptAt: now }
  const mail = mailWrite({
    template: 'payeeChanged',
    to: agency.contactEmail,
    firstName: agency.contactFirstName,
    data: {
      agency: agency.name,
      bank: bankName,
      lastFourDigits: last4,
      changedBy: actor.name,
      link: agencyCommissionsPage(),
    },
    now,
  })
  const cleared = { by: actor.userId, name: actor.name, at: now, note: 'The agency entered another bank account.' }
  await commit(
    [
      commissionAccounts.update(account, {
        ...account,
        ach,
        achSession: undefined,
        returnedPaymentIds: undefined,
        lastUpdated: now,
      }),
      ...(await clearedPayments(account, cleared)),
      mail.write,
    ],
    { events: [mail.event] },
  )
  return ach
})
