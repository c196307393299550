import { accountsOfCompanies, companyOfRow, standingAccounts } from '#functions/account/public.ts'
import type { RowProblem } from '#shared/contracts/bulk/bulkUpload.ts'
import { columns } from '#shared/domain/account/uploadColumns.ts'
import type { Region } from '#shared/regions/region.ts'
import type { BulkUploadRecord } from '../store/bulkUploads.ts'
import type { JudgedRow } from '../store/rowFiles.ts'
import { uploadedRowId, uploadedRows } from '../store/uploadedRows.ts'
import type { Checked, Company } from './checkRow.ts'
import { standingOf } from './standingOf.ts'

/** Rows that are looked up together. */
const together = 1000

type Good = Checked & { readonly company: Company }

/** What rows are held against, besides the accounts that there are. */
interface Holding {
  readonly upload: Pick<BulkUploadRecord, 'contentHash' | 'holder' | 'redAccounts'>
  readonly region: Region
  /** Whether the programme supports an industry. */
  readonly isSupported: (industryCode: string) => boolean
}

const anotherAgency = (row: number): RowProblem => ({
  row,
  column: columns.name[0],
  detail: 'This client belongs to another agency. Please contact your Agency Admin.',
  cure: 'Leave the row out, or send a broker of record letter.',
})

/** Refuses, of rows that would be one account, all but the first. */
const onlyFirst = (region: Region) => {
  const firsts = new Map<string, number>()
  return ({ row, company }: Good): RowProblem | undefined => {
    const { cbid } = companyOfRow(company, region)
    const first = firsts.get(cbid)
    firsts.set(cbid, first ?? row)
    if (first === undefined) return undefined
    const detail = `is the same company as in row ${first}`
    return { row, column: columns.name[0], detail, cure: 'Keep one of the two rows, or tell them apart by address.' }
  }
}

/** A company of an industry that the programme does not support is red (decision: red-accounts). */
const redProblem = ({ row, company }: Good, { upload, region, isSupported }: Holding): RowProblem | undefined => {
  const code = company[region.industry.codeField]
  if (code === undefined || upload.redAccounts || isSupported(code)) return undefined
  return {
    row,
    column: columns.industryCode[0],
    detail: 'is an industry that the programme does not support',
    cure: 'Upload the file with red accounts, or leave the row out.',
  }
}

const judgeSome = async (
  rows: readonly Checked[],
  holding: Holding,
  problemOf: (row: Good) => RowProblem | undefined,
): Promise<JudgedRow[]> => {
  const { upload, region } = holding
  const good = rows.filter((each): each is Good => each.company !== undefined)
  const existing = await accountsOfCompanies(good.map(({ company }) => companyOfRow(company, region)))
  const made = await uploadedRows.byIds(good.map(({ row }) => uploadedRowId(upload, row)))
  const accountOfRow = new Map(made.map(({ id, accountId }) => [id, accountId]))
  const stands = await standingAccounts([...accountOfRow.values()])
  const judge = (each: Good, index: number): JudgedRow => {
    const { row, name, company } = each
    const before = accountOfRow.get(uploadedRowId(upload, row))
    if (before !== undefined && stands.has(before)) return { row, name, outcome: 'EXISTING', accountId: before }
    const account = existing[index]
    const { cbid } = companyOfRow(company, region)
    const standing = standingOf(account, { cbid, holder: upload.holder })
    if (standing === 'OTHERS') return { row, name, outcome: 'REFUSED', problems: [anotherAgency(row)] }
    if (standing === 'THEIRS') return { row, name, outcome: 'EXISTING', ...(account && { accountId: account.id }) }
    const problem = problemOf(each)
    return problem === undefined
      ? { row, name, outcome: 'READY', company }
      : { row, name, outcome: 'REFUSED', problems: [problem] }
  }
  const places = new Map(good.map((each, index) => [each.row, index]))
  return rows.map((each) =>
    each.company === undefined
      ? { row: each.row, name: each.name, outcome: 'REFUSED', problems: each.problems }
      : judge(each, places.get(each.row) ?? 0),
  )
}

/** Holds checked rows against the accounts that there are: which may become accounts, which have, which may not. */
export const judgeRows = async (rows: readonly Checked[], holding: Holding): Promise<JudgedRow[]> => {
  const first = onlyFirst(holding.region)
  const problemOf = (row: Good) => first(row) ?? redProblem(row, holding)
  const judged: JudgedRow[] = []
  for (let begin = 0; begin < rows.length; begin += together)
    judged.push(...(await judgeSome(rows.slice(begin, begin + together), holding, problemOf)))
  return judged
}
