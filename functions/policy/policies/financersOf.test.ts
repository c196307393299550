import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { financersOf } from './financersOf.ts'

const lender = PersonaId.parse('org_01JH0000000000000000000P12')
const other = PersonaId.parse('org_01JH0000000000000000000P13')

let table: TestTable
beforeAll(async () => {
  table = await startTable()
  await commit([
    personas.create(
      anOrganization(lender, 'premiumprocessor', {
        name: 'Tidewater Premium Finance',
        contactEmail: 'loans@tidewater.example',
      }),
    ),
    personas.create(anOrganization(other, 'premiumprocessor', { contactEmail: 'desk@another.example' })),
  ])
})
afterAll(() => table.stop())

const toldOf = async (financer: string) =>
  (await financersOf({ partnerIds: [lender, other] }, financer)).map(({ email }) => email)

it('whoever finances a premium is told by its name, however its legal form is written', async () => {
  expect(await toldOf('Tidewater Premium Finance')).toEqual(['loans@tidewater.example'])
  expect(await toldOf(' tidewater premium finance, Inc. ')).toEqual(['loans@tidewater.example'])
})

it('a processor that shares in the policy is not told that another’s money is its own', async () => {
  expect(await toldOf('Harbor Capital')).toEqual([])
})
