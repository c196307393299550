import { industryAppetite } from '#functions/account/public.ts'
import { readUpload } from '#functions/bulk/reading/readUpload.ts'
import { checkRows } from '#functions/bulk/rows/checkRows.ts'
import { judgeRows } from '#functions/bulk/rows/judgeRows.ts'
import { us } from '#shared/regions/us.ts'
import { castIds } from '#tests/cast/actors.ts'
import { startTable } from '#tests/support/table.ts'

const companies = 10_000

/** A file of so many companies, each tenth of which has something wrong. */
const file = (): Uint8Array => {
  const rows = Array.from({ length: companies }, (_, index) => {
    const revenue = index % 10 === 0 ? 'a lot' : `"$${1 + (index % 900)},250,000"`
    return `"Foundry ${index}, Inc.",${index} Main Street,Portland,OR,97201,(415) 555-0132,foundry${index}.example,${revenue},${1 + (index % 400)},1999,541512`
  })
  const header = 'Company Name,Address,City,State,ZIP Code,Phone,Website,Annual Revenue,Employees,Founded,NAICS'
  return new TextEncoder().encode([header, ...rows].join('\r\n'))
}

/** Seconds to read and check 10,000 companies of a file, and to hold them against the accounts of a table. */
export const upload = async () => {
  const bytes = file()
  const table = await startTable()
  const holder = { agencyId: castIds.agency(1), teams: [] }
  const started = performance.now()
  const { lines = [] } = await readUpload({ fileName: 'companies.csv', bytes })
  const { rows = [] } = checkRows(lines, { region: us, currentYear: 2026 })
  const checked = performance.now()
  const appetite = await industryAppetite('us', '2026-12-01')
  const judged = await judgeRows(rows, {
    upload: { contentHash: 'bench', holder, redAccounts: false },
    region: us,
    isSupported: (code) => appetite(code).isSupported,
  })
  const ended = performance.now()
  await table.stop()
  const ready = judged.filter(({ outcome }) => outcome === 'READY').length
  const seconds = (from: number, to: number) => (to - from) / 1000
  return { seconds: seconds(started, ended), read: seconds(started, checked), rows: rows.length, ready }
}
