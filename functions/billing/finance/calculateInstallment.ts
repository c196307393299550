import { implement } from '#functions/_platform/http/implement.ts'
import { calculateInstallment as contract } from '#shared/contracts/billing/finance.ts'
import { financedInstalment } from '#shared/domain/billing/instalments.ts'

export const calculateInstallment = implement(contract)(async ({ body }) => ({
  installmentAmount: financedInstalment(body.financedAmount, { apr: body.apr, count: body.numberOfInstallments })
    .instalmentAmount,
}))
