import { afterAll, beforeAll, expect, it } from 'vitest'
import { docTypes } from '#shared/contracts/docs/document.ts'
import { listTemplates } from '#shared/contracts/docs/templates.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { templateVersions } from './templates.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

it('staff see each template with its version and what is drawn of it; nobody else does', async () => {
  const { templates } = answered(await callerOf(handler)(cast.superAdmin)(listTemplates, {}))
  expect(Object.fromEntries(templates.map(({ name, version }) => [name, version]))).toEqual(templateVersions)
  const drawn = templates.flatMap((each) => each.docTypes)
  expect(docTypes.map(({ docType }) => docType)).toEqual(expect.arrayContaining(drawn))
  expect(templates.find(({ name }) => name === 'binder')).toMatchObject({ draftType: 'Binder' })
  expect(await callerOf(handler)(cast.producer)(listTemplates, {})).toMatchObject({ status: 403 })
})
