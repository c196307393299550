import { expect, it } from 'vitest'
import { OrganizationForm, saidOf } from './organizationForm.ts'

it('begins with a phone as the field for phones keeps it, whose country code stands apart', () => {
  const known = {
    ...{ id: 'org_01JH0000000000000000000D01', type: 'cluster', name: 'Compare', contactPhone: '14155550132' },
    ...{ enforceMfa: false, status: 'ACTIVE' as const, states: [] },
    ...{ created: '2026-01-05T09:00:00.000Z' as const, updated: '2026-01-05T09:00:00.000Z' as const },
  }
  const { contactPhone } = saidOf(known)
  expect(contactPhone).toBe('14155550132')
  expect(OrganizationForm.shape.contactPhone.safeParse(contactPhone)).toMatchObject({ success: true })
})
