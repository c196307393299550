import type { ResponseOf } from '#shared/contract/operation.ts'
import type { Transaction } from '#shared/contracts/billing/transaction.ts'
import type { searchTransactions } from '#shared/contracts/billing/transactions.ts'
import { csvOf } from '#shared/domain/money/csv.ts'

type Found = ResponseOf<typeof searchTransactions>

/** A file holds so many pages of payments; the days are to be narrowed for more. */
const mostPages = 50

/** The payments of a file, asked for page after page until there is no other. */
export const transactionsOfFile = async (ask: (after: string | undefined) => Promise<Found>) => {
  const pages: Found[] = []
  do pages.push(await ask(pages.at(-1)?.nextToken))
  while (pages.at(-1)?.nextToken !== undefined && pages.length < mostPages)
  return { rows: pages.flatMap(({ hits }) => hits), isWhole: pages.at(-1)?.nextToken === undefined }
}

/** Payments as comma-separated values, in the order of the list, below their headings. */
export const csvOfTransactions = (rows: readonly Transaction[], headings: readonly string[]): string =>
  csvOf([
    headings,
    ...rows.map((row) => [
      row.paymentDate,
      row.companyName,
      row.policyNumber,
      row.paymentMethod,
      row.transactionId,
      { minor: row.amountPaid },
      row.currency,
      row.status,
    ]),
  ])
