import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({
  session: { accountType: 'COWBELL', role: 'Super Admin', scopes: ['persona:read', 'policy:read'] },
})
const { CarrierFilter } = await import('./CarrierFilter.tsx')
const { paperPath } = await import('#web/paths.ts')

const elm = { id: 'org_01JD7Q4Z8M3T5V9W2X6Y0ABCDE', name: 'Elm Re' }
const page = { content: [elm], totalElements: 1, totalPages: 1, size: 100, number: 0 }
const shown = async (carrierId: string | undefined) =>
  (
    await draw(h(CarrierFilter, { carrierId, onChoose: () => undefined }), {
      answers: [[searchPersonaRecords, { params: { type: 'carrier' }, query: { size: '100' } }, page]],
    })
  ).text

it('staff see on whose paper the policies are that are listed, and every carrier’s where none is chosen', async () => {
  expect(await shown(elm.id)).toContain('Elm Re')
  expect(await shown('programme')).toContain('filters.ownPaper')
  expect(await shown(undefined)).toContain('filters.everyCarrier')
})

it('the carrier’s record leads to the list of its policies', () => {
  expect(paperPath(elm.id)).toBe(`/admin/dashboard?tab=policies&carrierId=${elm.id}`)
})
