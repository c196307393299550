import { standingNames } from '#functions/account/public.ts'
import type { DocumentRow } from '#shared/contracts/docs/document.ts'

/** Rows that say of which company each is, by the name that it has today. */
export const withCompany = async (rows: readonly DocumentRow[]): Promise<DocumentRow[]> => {
  const ids = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))]
  const names = new Map((await standingNames(ids)).map(({ id, name }) => [id, name]))
  return rows.map((row) => {
    const companyName = row.accountId && names.get(row.accountId)
    return companyName === undefined ? row : { ...row, companyName }
  })
}
