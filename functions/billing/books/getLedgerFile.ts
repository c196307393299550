import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { getLedgerFile as contract } from '#shared/contracts/billing/books.ts'
import { accountCsv, journalCsv, trialBalanceCsv } from '#shared/domain/ledger/booksCsv.ts'
import { trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { linesUpTo } from '../ledger/ledgerTotals.ts'
import { accountBookOf } from './accountBookOf.ts'
import { journalEntryOf } from './journalEntryOf.ts'
import { daysOf, wholeBook } from './pageOfBook.ts'

/** What is on the screen as a file: the whole of it, whatever page the screen shows. */
export const getLedgerFile = implement(contract)(async ({ query, actor, now, fail }) => {
  const { book, ledgerAccount: code, ...asked } = query
  const { currency } = regionOf(config.region)
  if (book === 'trialBalance') {
    const asOf = query.to ?? bookDate(now)
    const sheet = trialBalance([{ lines: await linesUpTo(currency, asOf) }])
    return { fileName: `trial-balance-${asOf}.csv`, csv: trialBalanceCsv(sheet, { asOf, currency }) }
  }
  if (book === 'journal') {
    const days = daysOf(query, bookDate(now))
    const entries = await wholeBook('all', days)
    return { fileName: `journal-${days.from}-${days.to}.csv`, csv: journalCsv(entries.map(journalEntryOf)) }
  }
  if (code === undefined) return fail('billing.accountNotFound')
  const account = await accountBookOf({ ...asked, code }, { actor, now })
  const name = [code, ...(account.authority === undefined ? [] : [account.authority]), account.from, account.to].join(
    '-',
  )
  return { fileName: `account-${name.replaceAll(/[^\w-]+/g, '-').toLowerCase()}.csv`, csv: accountCsv(account) }
})
