import { readUpload } from '#functions/bulk/reading/readUpload.ts'
import { checkRows } from '#functions/bulk/rows/checkRows.ts'
import { reportCsv } from '#functions/bulk/rows/reportCsv.ts'
import { us } from '#shared/regions/us.ts'

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

/** Seconds to read and check 10,000 companies of a file and to write down what is wrong with them. */
export const upload = async () => {
  const bytes = file()
  const started = performance.now()
  const { lines = [] } = await readUpload({ fileName: 'companies.csv', bytes })
  const { rows = [] } = checkRows(lines, { region: us, currentYear: 2026 })
  const report = reportCsv(rows.flatMap(({ problems = [] }) => problems))
  return { seconds: (performance.now() - started) / 1000, rows: rows.length, report: report.length }
}
