import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { pageOf } from '#functions/platform/exports/writeList.ts'
import { listCommissionStatements } from '#shared/contracts/commissions/statements.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { keptStates } from '#tests/kept/states.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import {
  type CommissionStatementRecord,
  commissionStatementIdOf,
  commissionStatements,
} from '../store/commissionStatements.ts'

const ask = callerOf(handler)
let table: TestTable
const agencies = 7

beforeAll(async () => {
  table = await startTable()
  const [kept] = keptStates('commissionStatement', 2) ?? []
  for (let index = 0; index < agencies; index += 1) {
    const agencyId = AgencyId.parse(`agy_01JH0000000000000000000A0${index}`)
    const id = commissionStatementIdOf(agencyId, '2026-03')
    const of = { id, agencyId, agencyName: `Agency ${index}`, year: 2026, month: 3 }
    await commit([commissionStatements.create({ ...(kept?.state as unknown as CommissionStatementRecord), ...of })])
  }
})
afterAll(() => table.stop())

const names = async (query: object) => {
  const answer = await ask(cast.superAdmin)(listCommissionStatements, { query: { year: 2026, month: 3, ...query } })
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value.map(({ agencyName }) => agencyName)
}

describe('commission statements', () => {
  it('are read page by page to the last, none left out and none twice', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => names({ size: 3, page })))
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1, 0])
    expect(pages.flat()).toEqual(await names({}))
    expect(pages.flat()).toHaveLength(agencies)
  })

  it('are exported past a page that is full', () => {
    const asked = { year: '2026', size: '2' }
    expect(pageOf([1, 2], listCommissionStatements, asked).next).toEqual({ page: '1' })
    expect(pageOf([1, 2], listCommissionStatements, { ...asked, page: '1' }).next).toEqual({ page: '2' })
    expect(pageOf([1], listCommissionStatements, asked).next).toBeUndefined()
  })
})
