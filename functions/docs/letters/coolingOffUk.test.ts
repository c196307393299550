import { givesBackIn } from '#tests/support/givesBackIn.ts'

givesBackIn({
  region: 'uk',
  place: { city: 'London', zipCode: 'EC3M 7AA' },
  phone: '442079460155',
  chargesTimeOnRisk: true,
  taxRate: 0.12,
})
