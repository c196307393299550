import { expect, it } from 'vitest'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { saidOfVendor, VendorForm, vendorOf } from './vendorForm.ts'

const organizationId = PersonaId.parse('org_01JH0000000000000000000Q01')
const vendor = {
  name: 'Bytewell Forensics',
  organizationId,
  hotline: '(512) 555-0160',
  rates: [{ subcategory: 'FORENSICS' as const, hourly: 37_500 }],
  active: true,
}

it('a vendor goes through its form as it is', () => {
  expect(vendorOf(VendorForm.parse(saidOfVendor(vendor)))).toEqual(vendor)
})

it('what was emptied is left out, and what is not done any more has no rate', () => {
  const said = { ...saidOfVendor(vendor), organizationId: null, hotline: '', does: ['RESTORATION' as const] }
  const hourly = { ...said.hourly, RESTORATION: 29_000 }
  expect(vendorOf(VendorForm.parse({ ...said, hourly }))).toEqual({
    name: vendor.name,
    rates: [{ subcategory: 'RESTORATION', hourly: 29_000 }],
    active: true,
  })
})

it('a new one says what it does and what an hour of that costs', () => {
  const problems = (form: unknown) => VendorForm.safeParse(form).error?.issues.map(({ path }) => path.join('.'))
  const bare = { ...saidOfVendor(), name: 'Bytewell Forensics' }
  expect(problems(bare)).toEqual(['does'])
  expect(problems({ ...bare, does: ['FORENSICS'], hourly: { FORENSICS: null } })).toEqual(['hourly.FORENSICS'])
})
