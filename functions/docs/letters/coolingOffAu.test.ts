import { givesBackIn } from '#tests/support/givesBackIn.ts'

givesBackIn({
  region: 'au',
  place: { city: 'Sydney', state: 'NSW', zipCode: '2000' },
  phone: '61270104321',
  chargesTimeOnRisk: false,
  taxRate: 0,
})
