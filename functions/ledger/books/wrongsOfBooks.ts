import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { RefundRecord } from '#shared/contracts/billing/refund.ts'
import type { LedgerAccount } from '#shared/domain/ledger/chartOfAccounts.ts'
import { isClosed, ledgerAccounts } from '#shared/domain/ledger/chartOfAccounts.ts'
import { balanceOf, trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { retainedOf } from '../invoices/commissionFacts.ts'
import { balanceDue, writtenOffOf } from '../invoices/standing.ts'
import type { PostingRecord } from '../postings/postings.ts'
import { wrongsOfPlan } from './wrongsOfPlan.ts'

const standingLateFees = ({ lateFees = [] }: InvoiceRecord): number =>
  lateFees.reduce((sum, { amount, waived }) => sum + (waived === undefined ? amount : 0), 0)

/**
 * What does not agree between a policy's postings, its invoice and its open refund, as sentences: every posting balances;
 * what is receivable is what the invoice says is due, and what is written off what it says is; what is payable to the carrier, earned and not, what its books say,
 * and what was made due of it is due;
 * what is owed back the refund that is not paid; what of its commission an agency is owed, due or not yet, what was written
 * and it has not kept; nothing is left in accounts of the former chart; what was earned of late fees is what stands of them;
 * and the parts of its plan add up.
 */
export const wrongsOfBooks = (
  invoice: InvoiceRecord,
  entries: readonly PostingRecord[],
  refund: RefundRecord | undefined,
): string[] => {
  const differs = (account: LedgerAccount, should: number) => {
    const balance = balanceOf(entries, account)
    return balance === should ? [] : [`${account} holds ${balance}, which should be ${should}`]
  }
  const { books } = invoice
  const held = refund?.amount ?? 0
  const feesDue = balanceOf(
    entries.filter(({ cause }) => cause.kind === 'commission'),
    'brokerFeePayable',
  )
  const isRefused = refund?.status === 'REJECTED'
  return [
    ...entries
      .filter((entry) => trialBalance([entry]).difference !== 0)
      .map(({ id }) => `the posting ${id} does not balance`),
    ...differs('premiumReceivable', balanceDue(invoice)),
    ...differs('writeOffs', writtenOffOf(invoice)),
    ...differs('lateFeeIncome', 0 - standingLateFees(invoice)),
    ...wrongsOfPlan(invoice),
    ...differs('refundsPayable', isRefused ? 0 : 0 - held),
    ...differs('suspense', isRefused ? 0 - held : 0),
    ...(books === undefined
      ? []
      : [
          ...ledgerAccounts.filter(isClosed).flatMap((account) => differs(account, 0)),
          ...differs('carrierPayableUnearned', books.earned.carrier - books.written.carrier),
          ...differs('carrierPayableEarned', 0 - books.earned.carrier),
          ...differs('carrierDue', 0 - balanceOf(entries, 'carrierPayableMadeDue')),
          ...differs('commissionUnearned', books.earned.commission - books.written.commission),
          ...differs('commissionIncome', 0 - books.earned.commission),
          ...differs(
            'commissionPayable',
            retainedOf(invoice) - books.written.agencyCommission - balanceOf(entries, 'commissionDue') - feesDue,
          ),
          ...differs('deferredCommission', books.written.agencyCommission - books.earned.agencyCommission),
        ]),
  ].map((wrong) => `${invoice.policyNumber}: ${wrong}`)
}
