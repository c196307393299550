import { expect, it } from 'vitest'
import { vendorsOf } from '#shared/domain/risk/vendors.ts'
import { findingsTold } from './findingsTold.ts'

const at = '2026-03-01T10:00:00.000Z'
const domains = Array.from({ length: 200 }, (_, index) => `company-${index}.example`)

it('many companies of the story share a few vendors, and some have what nobody else has', () => {
  const counts = new Map<string, number>()
  for (const domain of domains)
    for (const vendor of vendorsOf({ findings: findingsTold(domain, at) }))
      counts.set(vendor, (counts.get(vendor) ?? 0) + 1)
  expect([...counts.keys()].sort()).toEqual(
    ['aws', 'azure', 'cloudflare', 'google', 'microsoft', 'mimecast', 'proofpoint'].sort(),
  )
  for (const count of counts.values()) expect(count).toBeGreaterThan(9)
  expect(domains.some((domain) => vendorsOf({ findings: findingsTold(domain, at) }).length === 0)).toBe(true)
})

it('a company has the same vendors each time', () => {
  expect(findingsTold('acme.example', at)).toEqual(findingsTold('acme.example', at))
})
