import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { RemittanceException } from '#shared/contracts/commissions/remittance.ts'

export type StoredException = Stored<RemittanceException>

/** The queue of exceptions, by where they stand. */
export const remittanceExceptions = defineRecord({
  kind: 'remittanceException',
  notFound: 'commission.exceptionNotFound',
  history: { hides: [] },
  list: {
    scopes: (_: RemittanceException): string[] => ['all'],
    groups: ({ status }: RemittanceException): string[] => [status],
    sorts: { created: ({ created, id }: RemittanceException): string => `${created}.${id}` },
    summary: (exception: RemittanceException): RemittanceException => exception,
    measure: ({ difference }: RemittanceException): number => Math.abs(difference),
  },
  search: ({ companyName = '', sender }: RemittanceException) => [companyName, sender],
  searchFromStart: ({ policyNumber, reference }: RemittanceException) => [policyNumber, reference],
})
