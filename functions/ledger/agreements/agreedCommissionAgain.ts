import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { AgreedCommission } from '#shared/domain/quoting/commissionAgreement.ts'
import { invoiceOfPolicy } from '../store/invoices.ts'
import { agreedCommission } from './agreedCommission.ts'

/**
 * By what the commission of a broker stands who has a policy again: the agreement of its first day, where the invoice says that
 * there was one with them.
 */
export const agreedCommissionAgain = async ({
  id,
  agencyId,
  productType: product,
  isRenewal,
  effectiveDate,
}: Pick<PolicyRecord, 'agencyId' | 'effectiveDate' | 'id' | 'isRenewal' | 'productType'>): Promise<
  AgreedCommission | undefined
> => {
  const invoice = await invoiceOfPolicy(id)
  return invoice?.commission?.of === agencyId
    ? agreedCommission({ agencyId, product, isRenewal, effectiveDate })
    : undefined
}
